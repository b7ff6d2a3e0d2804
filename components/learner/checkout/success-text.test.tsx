import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";

import { SuccessText } from "@/components/learner/checkout/success-text";
import english from "@/content/messages/en.json" with { type: "json" };
import { examCreditDays } from "@/lib/core/products";

type Brought = ComponentProps<typeof SuccessText>["order"];

const order: Brought = {
  type: "1",
  tag: "",
  examNum: 4,
  correctNum: 40,
  vipEndTime: "2026-12-24T00:00:00Z",
};

const said = (change: Partial<Brought>, isSpeechSold = false) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ Checkout: english.Checkout }} timeZone="UTC">
      <SuccessText order={{ ...order, ...change }} isSpeechSold={isSpeechSold} />
    </NextIntlClientProvider>,
  ).replaceAll("&#x27;", "'");

test("mock exams are activated, and how long they can be started is said", () => {
  const text = said({ type: "4", examNum: 3, correctNum: 0, vipEndTime: null });
  expect(text).toContain("3 mock exams activated successfully!");
  expect(text).toContain(`within ${examCreditDays} days`);
  expect(text).not.toContain(english.Checkout.premium);
  expect(text).not.toContain(english.Checkout.writingOnly);
});

test("a plan is activated, with its mock exams and what its corrections are for", () => {
  const text = said({});
  expect(text).toContain(english.Checkout.premium);
  expect(text).toContain("VIP Expires at: 2026-12-24");
  expect(text).toContain("Mock Exam: 4");
  expect(text).toContain(english.Checkout.writingOnly);
});

test("a Pro plan says what its corrections are for, too", () => {
  const text = said({ tag: "Pro", examNum: 0, correctNum: 0 });
  expect(text).toContain(english.Checkout.unlimited);
  expect(text).toContain(english.Checkout.writingOnly);
});

test("where speech is turned into text, corrections are for speaking, too", () => {
  expect(said({}, true)).not.toContain(english.Checkout.writingOnly);
});

test("a plan without corrections says nothing of what they are for", () => {
  expect(said({ correctNum: 0 })).not.toContain(english.Checkout.writingOnly);
});

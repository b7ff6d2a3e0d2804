import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";

import { SuccessText } from "@/components/learner/checkout/success-text";
import english from "@/content/messages/en.json" with { type: "json" };

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

test("mock exams that cannot be taken yet are added, not activated", () => {
  const text = said({ type: "4", examNum: 3, correctNum: 0 });
  expect(text).toContain("3 mock exam credits added");
  expect(text).not.toContain("activated");
  expect(text).toContain(english.Checkout.creditsWait);
});

test("a plan is activated; what can be used is told from what waits", () => {
  const text = said({});
  expect(text).toContain(english.Checkout.premium);
  expect(text).toContain("VIP Expires at: 2026-12-24");
  expect(text).toContain(english.Checkout.writingOnly);
  expect(text).toContain(english.Checkout.examsWait);
  expect(text).not.toContain(english.Checkout.creditsWait);
});

test("a Pro plan says what its corrections are for, too", () => {
  const text = said({ tag: "Pro", examNum: 0, correctNum: 0 });
  expect(text).toContain(english.Checkout.unlimited);
  expect(text).toContain(english.Checkout.writingOnly);
  expect(text).not.toContain(english.Checkout.examsWait);
});

test("where speech is turned into text, corrections are for speaking, too", () => {
  expect(said({}, true)).not.toContain(english.Checkout.writingOnly);
});

test("a plan without credits says nothing of waiting", () => {
  const text = said({ examNum: 0, correctNum: 0 });
  for (const name of ["creditsWait", "examsWait", "writingOnly"] as const)
    expect(text).not.toContain(english.Checkout[name]);
});

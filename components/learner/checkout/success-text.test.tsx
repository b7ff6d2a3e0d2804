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

const said = (change: Partial<Brought>) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ Checkout: english.Checkout }} timeZone="UTC">
      <SuccessText order={{ ...order, ...change }} />
    </NextIntlClientProvider>,
  );

test("mock exams that cannot be taken yet are added, not activated", () => {
  const text = said({ type: "4", examNum: 3, correctNum: 0 });
  expect(text).toContain("3 mock exam credits added");
  expect(text).not.toContain("activated");
  expect(text).toContain(english.Checkout.creditsWait);
});

test("a plan is activated, and its credits are said to wait", () => {
  const text = said({});
  expect(text).toContain(english.Checkout.premium);
  expect(text).toContain("VIP Expires at: 2026-12-24");
  expect(text).toContain(english.Checkout.creditsWait);
});

test("a plan without credits says nothing of waiting", () => {
  expect(said({ examNum: 0, correctNum: 0 })).not.toContain(english.Checkout.creditsWait);
});

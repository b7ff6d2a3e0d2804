import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { CorrectionCosts } from "@/components/site/pricing/correction-costs";
import english from "@/content/messages/en.json" with { type: "json" };
import { writingTasks } from "@/lib/core/corrected-tasks";
import { freeCorrections } from "@/lib/core/correction-costs";

const { Pricing, Corrections } = english;
const html = renderToStaticMarkup(
  <NextIntlClientProvider locale="en" messages={{ Pricing, Corrections }} timeZone="UTC">
    <CorrectionCosts />
  </NextIntlClientProvider>,
);
const costs = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = ""]) =>
  cell.replaceAll(/<[^>]*>/g, ""),
);

test("each writing task costs one credit, and speaking is not sold while it is in preparation", () => {
  expect(costs.slice(0, writingTasks.length)).toEqual(writingTasks.map(() => "1 credit"));
  expect(costs[writingTasks.length]).toBe(Pricing.costs.notOpen);
});

test("what costs none has a row each: the free try, and all that can be done today", () => {
  const free = costs.filter((cost) => cost === Pricing.costs.nothing);
  expect(free.length).toBeGreaterThanOrEqual(freeCorrections.length);
  expect(html).not.toContain(Pricing.costs.free["no-transcriber"]);
});

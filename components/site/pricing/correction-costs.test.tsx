import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { CorrectionCosts } from "@/components/site/pricing/correction-costs";
import english from "@/content/messages/en.json" with { type: "json" };
import { writingTasks } from "@/lib/core/corrected-tasks";
import { freeCorrections } from "@/lib/core/correction-costs";

const { Pricing, Corrections } = english;
function show(isSpeechSold: boolean) {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ Pricing, Corrections }} timeZone="UTC">
      <CorrectionCosts isSpeechSold={isSpeechSold} />
    </NextIntlClientProvider>,
  );
  const costs = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = ""]) =>
    cell.replaceAll(/<[^>]*>/g, ""),
  );
  return { html, costs };
}

const escaped = (text: string) => text.replaceAll("'", "&#x27;");

test("each writing task costs one credit, and speech only where something turns it into text", () => {
  const paid = (isSpeechSold: boolean) =>
    show(isSpeechSold).costs.filter((cost) => cost === "1 credit").length;
  expect(paid(false)).toBe(writingTasks.length);
  expect(paid(true)).toBe(writingTasks.length + 1);
  expect(show(false).html).not.toContain(Pricing.costs.speaking);
});

test("what costs none has a row each: the free try, and all that can be done today", () => {
  const { html, costs } = show(false);
  const free = costs.filter((cost) => cost === Pricing.costs.nothing);
  expect(free.length).toBeGreaterThanOrEqual(freeCorrections.length);
  // Where speech is sold, who keeps a recording here has it measured for nothing, too.
  for (const shown of [html, show(true).html])
    expect(shown).toContain(escaped(Pricing.costs.free["no-transcriber"]));
});

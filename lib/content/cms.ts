import "server-only";
import type { z } from "zod";

import { bannerQuery, faqQuery, planCopyQuery, siteFactsQuery, testimonialQuery } from "@/cms/queries";
import { fillFigures } from "@/lib/content/faq-figures";
import { askCms } from "@/lib/content/live/ask-cms";
import { inLanguage, realVoices } from "@/lib/content/voices";
import type { FaqPage } from "@/lib/core/faq-pages";
import type { Locale } from "@/lib/i18n/locales";

export type FaqEntry = z.infer<typeof faqQuery.shape>[number];

export async function readFaq(locale: Locale, page: FaqPage) {
  const entries = inLanguage(await askCms("faq", faqQuery, { language: locale, page }), locale);
  return entries.map((entry) => ({ ...entry, answer: fillFigures(entry.answer, entry.language) }));
}

export async function readVoices(locale: Locale) {
  return realVoices(await askCms("testimonial", testimonialQuery, { language: locale }), locale);
}

export type PlanCopy = z.infer<typeof planCopyQuery.shape>[number];

/** Words of the plans by plan id; a plan not translated yet has its English words. */
export async function readPlanCopy(locale: Locale): Promise<Map<string, PlanCopy>> {
  const copies = await askCms("planCopy", planCopyQuery, { language: locale });
  const byPlan = Map.groupBy(copies, (copy) => copy.planId);
  return new Map(
    [...byPlan].flatMap(([planId, some]) => inLanguage(some, locale).map((copy) => [planId, copy] as const)),
  );
}

export async function readBanner(locale: Locale) {
  return inLanguage(await askCms("banner", bannerQuery, { language: locale }), locale)[0] ?? null;
}

export function readSiteFacts() {
  return askCms("siteFacts", siteFactsQuery);
}

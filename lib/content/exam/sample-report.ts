import sample from "@/lib/content/exam/sample-report.json" with { type: "json" };
import { SampleReport } from "@/lib/content/exam/sample-schema";
import type { Locale } from "@/lib/i18n/locales";
import type { ItemView } from "@/lib/questions/wire";

const parsed = SampleReport.parse(sample);

export const sampleView = parsed.view;

/** What was asked at a position, explained in a language. */
export function sampleItems(position: number, locale: Locale): ItemView[] {
  const glossed = parsed.glossed[locale] ?? {};
  return (parsed.items[position] ?? []).map((item, index) => ({
    ...item,
    explanation: glossed[`${position}.${index}`] ?? item.explanation,
  }));
}

export const sampleOpen = (position: number) => parsed.open[position] ?? null;

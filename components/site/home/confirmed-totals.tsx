import { useTranslations } from "next-intl";

import type { readSiteFacts } from "@/lib/content/cms";
import type { Locale } from "@/lib/i18n/locales";

type Totals = Awaited<ReturnType<typeof readSiteFacts>>["totals"];

const names = ["users", "questions", "exams", "corrections", "speaking"] as const satisfies (keyof Totals)[];

/** The operator's totals, each with the day it was confirmed and where it comes from. */
export function ConfirmedTotals({ locale, totals }: { locale: Locale; totals: Totals }) {
  const t = useTranslations("Home");
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const confirmed = names.flatMap((name) => {
    const fact = totals[name];
    return fact ? [{ name, ...fact }] : [];
  });
  if (confirmed.length === 0) return null;
  return (
    <ul className="mt-8 grid gap-x-10 gap-y-4 text-sm sm:grid-cols-2">
      {confirmed.map(({ name, value, confirmedOn, source }) => (
        <li key={name} className="border-s-2 border-marker ps-4">
          <span className="block font-semibold tabular">{t(`totals.${name}`, { count: value })}</span>
          <span className="text-ink-soft">
            {t("totalSource", { date: day.format(new Date(confirmedOn)), source })}
          </span>
        </li>
      ))}
    </ul>
  );
}

import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

import { ConfirmedTotals } from "@/components/site/home/confirmed-totals";
import { Section } from "@/components/site/home/section";
import { PageLink } from "@/components/site/page-link";
import { listGitArticles } from "@/lib/content/articles/git-articles";
import type { readSiteFacts } from "@/lib/content/cms";
import { listCourses } from "@/lib/content/courses/courses";
import { type PageName } from "@/lib/content/pages/page-names";
import { pageRecords } from "@/lib/content/pages/page-records";
import type { Locale } from "@/lib/i18n/locales";

type Totals = Awaited<ReturnType<typeof readSiteFacts>>["totals"];
/** How many questions there are, and when some were last added. */
type Bank = { count: number | null; releasedOn: string | null; isDaily: boolean };
type CheckableProps = { locale: Locale; bank: Bank; totals: Totals };
type Line = { page: PageName; text: ReactNode; note?: string };

const big = (digits: ReactNode) => (
  <strong className="text-4xl font-semibold whitespace-nowrap tabular max-sm:min-w-30 max-sm:shrink-0 sm:block">
    {digits}
  </strong>
);

/** In place of praise: figures counted from the site itself, each leading to what it counts, and how it is made. */
export async function Checkable({ locale, bank, totals }: CheckableProps) {
  const t = await getTranslations({ locale, namespace: "Home" });
  const courses = listCourses(locale).length;
  const sources = new Set(
    listGitArticles(locale, "learn").flatMap(({ sources: some = [] }) => some.map(({ url }) => url)),
  ).size;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const released = bank.releasedOn && {
    note: t(bank.isDaily ? "bankDaily" : "bankReleased", { date: day.format(new Date(bank.releasedOn)) }),
  };
  const lines: Line[] = [
    ...(bank.count
      ? [{ page: "practice" as const, text: t.rich("checkBank", { count: bank.count, n: big }), ...released }]
      : []),
    { page: "courses", text: t.rich("checkCourses", { count: courses, n: big }) },
    { page: "learn", text: t.rich("checkSources", { count: sources, n: big }) },
  ];
  return (
    <Section id="check" title={t("checkTitle")} text={t("checkText")}>
      <ul className="grid gap-x-10 gap-y-3 sm:grid-cols-3">
        {lines.map(({ page, text, note }) => (
          <li key={page} className="border-t-2 border-ink pt-3">
            <PageLink
              locale={locale}
              href={pageRecords[page].path}
              className="hover:text-teal hover:underline hover:underline-offset-4 max-sm:flex max-sm:items-baseline max-sm:gap-4 sm:block"
            >
              {text}
            </PageLink>
            {note && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
          </li>
        ))}
      </ul>
      <ConfirmedTotals locale={locale} totals={totals} />
      <p className="mt-6">
        <PageLink
          locale={locale}
          href={pageRecords.about.path}
          className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
        >
          {t("checkMethod")}
        </PageLink>
      </p>
    </Section>
  );
}

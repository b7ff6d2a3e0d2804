import { useFormatter, useTranslations } from "next-intl";

import { OfficialComparison } from "@/components/site/exam/official-comparison";
import { Section } from "@/components/site/home/section";
import { PageLink } from "@/components/site/page-link";
import { buttonClass } from "@/components/ui/button";
import { measuredExam, pairsNeeded } from "@/lib/content/exam/measured";
import { pageRecords } from "@/lib/content/pages/page-records";
import type { Locale } from "@/lib/i18n/locales";

/** Filled in once it is known. */
const countMark = "{count}";

/** What scores cannot say, and where to read on. */
export function MethodLimits({ locale }: { locale: Locale }) {
  const t = useTranslations("ExamMethod");
  const format = useFormatter();
  const { seed, versions, ends } = measuredExam;
  const coverage = format.number(ends.coverage, { style: "percent", maximumFractionDigits: 1 });
  return (
    <>
      <Section id="cannot" title={t("cannotTitle")}>
        <ul className="grid max-w-text list-disc gap-3 ps-5">
          <li>{t("cannot1")}</li>
          <li>{t("cannot2")}</li>
          <li>{t("cannot3")}</li>
          <li data-ends>{t("cannotEnds", { ...ends, coverage })}</li>
          <li>{t("cannot4")}</li>
        </ul>
      </Section>
      <Section id="pairs" title={t("pairsTitle")}>
        <OfficialComparison
          few={t("pairsFew", { count: countMark, needed: pairsNeeded })}
          many={t("pairsMany", { count: countMark })}
          estimate={t("pairsOurs")}
          official={t("pairsOfficial")}
          locale={locale}
        />
      </Section>
      <div className="page mt-14 grid gap-6">
        <p className="text-sm text-ink-faint">{t("made", { seed, ...versions })}</p>
        <div className="flex flex-wrap gap-3">
          <PageLink
            locale={locale}
            href={pageRecords.sampleReport.path}
            className={buttonClass({ size: "lg" })}
          >
            {t("sample")}
          </PageLink>
          <PageLink
            locale={locale}
            href={pageRecords.mock.path}
            className={buttonClass({ size: "lg", variant: "secondary" })}
          >
            {t("exam")}
          </PageLink>
        </div>
      </div>
    </>
  );
}

import { useTranslations } from "next-intl";

import { NextStep } from "@/components/learner/exam-report/next-step";
import { ScoreHead } from "@/components/learner/exam-report/score-head";
import { Section } from "@/components/site/home/section";
import { PageLink } from "@/components/site/page-link";
import { buttonClass } from "@/components/ui/button";
import { sampleView } from "@/lib/content/exam/sample-report";
import { pageRecords } from "@/lib/content/pages/page-records";
import type { Locale } from "@/lib/i18n/locales";

type ExamBriefProps = {
  locale: Locale;
  /** Something turns speech into text here, so that all four skills are scored. */
  isSpeechSold: boolean;
};

/** The mock exam by what it ends with: a score with its range, and what to do next. */
export function ExamBrief({ locale, isSpeechSold }: ExamBriefProps) {
  const t = useTranslations();
  const action = (
    <PageLink locale={locale} href={pageRecords.mock.path} className={buttonClass({ variant: "secondary" })}>
      {t("SampleReport.exam")}
    </PageLink>
  );
  return (
    <Section id="mock-exam" title={t("Home.examTitle")} text={t("Home.examText")} action={action}>
      <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <ScoreHead view={sampleView} />
        <NextStep next={sampleView.next} />
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        {t("Home.examSample")}{" "}
        <PageLink
          locale={locale}
          href={pageRecords.sampleReport.path}
          className="text-teal underline underline-offset-4"
        >
          {t("ExamMethod.sample")}
        </PageLink>
      </p>
      {isSpeechSold ? null : (
        <p className="mt-2 max-w-text text-sm text-ink-soft" data-speech="measured">
          {t("Products.Mock.hereThree")}
        </p>
      )}
    </Section>
  );
}

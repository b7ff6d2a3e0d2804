import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { OpenDetail } from "@/components/learner/exam-report/open-detail";
import { ReportBody } from "@/components/learner/exam-report/report-body";
import { SampleDetail } from "@/components/site/exam/sample-detail";
import { PageHead } from "@/components/site/page-head";
import { PageLink } from "@/components/site/page-link";
import { PageTrail } from "@/components/site/page-trail";
import { buttonClass } from "@/components/ui/button";
import { sampleItems, sampleOpen, sampleView } from "@/lib/content/exam/sample-report";
import { pageRecords } from "@/lib/content/pages/page-records";
import type { Locale } from "@/lib/i18n/locales";
import type { AnswerView } from "@/lib/questions/report-view";
import { metadataAt } from "@/lib/seo/metadata";
import { readSpeechSold } from "@/lib/services/corrections/speech-on-pages";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.sampleReport.path);
}

export default async function SampleReportPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [t, mock, isSpeechSold] = await Promise.all([
    getTranslations("SampleReport"),
    getTranslations("Products.Mock"),
    readSpeechSold(),
  ]);
  const detail = ({ position }: AnswerView) => {
    const open = sampleOpen(position);
    return open ? (
      <OpenDetail {...open} />
    ) : (
      <SampleDetail locale={locale} items={sampleItems(position, locale)} />
    );
  };
  return (
    <main id="content" data-tone="teal">
      <PageHead
        title={t("title")}
        lead={t("lead")}
        breadcrumb={<PageTrail locale={locale} page="sampleReport" />}
      >
        <div className="mt-6 max-w-text border-s-4 border-marker ps-4">
          <h2 className="text-lg">{t("noteTitle")}</h2>
          <p className="mt-1 text-ink-soft">{t("note")}</p>
          {isSpeechSold ? null : (
            <p className="mt-1 text-ink-soft" data-speech="measured">
              {mock("hereThree")}
            </p>
          )}
        </div>
      </PageHead>
      <div className="page mt-8">
        <ReportBody view={sampleView} detail={detail} />
        <div className="mt-8 flex flex-wrap gap-3">
          <PageLink locale={locale} href={pageRecords.method.path} className={buttonClass({ size: "lg" })}>
            {t("method")}
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
    </main>
  );
}

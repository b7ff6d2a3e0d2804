import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { MethodFigures } from "@/components/site/exam/method-figures";
import { MethodLimits } from "@/components/site/exam/method-limits";
import { MethodSteps } from "@/components/site/exam/method-steps";
import { PageHead } from "@/components/site/page-head";
import { PageTrail } from "@/components/site/page-trail";
import { measuredExam, sittingsNeeded } from "@/lib/content/exam/measured";
import { pageRecords } from "@/lib/content/pages/page-records";
import type { Locale } from "@/lib/i18n/locales";
import { metadataAt } from "@/lib/seo/metadata";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.method.path);
}

export default async function ExamMethodPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations("ExamMethod");
  return (
    <main id="content" data-tone="sunken">
      <PageHead title={t("title")} lead={t("lead")} breadcrumb={<PageTrail locale={locale} page="method" />}>
        <div className="mt-6 max-w-text border-s-4 border-marker ps-4">
          <h2 className="text-lg">{t("simulatedTitle")}</h2>
          <p className="mt-1 text-ink-soft">
            {t("simulated", { learners: measuredExam.learners, needed: sittingsNeeded })}
          </p>
        </div>
      </PageHead>
      <MethodSteps />
      <MethodFigures />
      <MethodLimits locale={locale} />
    </main>
  );
}

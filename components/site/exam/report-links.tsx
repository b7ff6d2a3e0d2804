import { useTranslations } from "next-intl";

import { PageLink } from "@/components/site/page-link";
import { buttonClass } from "@/components/ui/button";
import { pageRecords } from "@/lib/content/pages/page-records";
import type { Locale } from "@/lib/i18n/locales";

/** From the exam to a whole report and to how its scores are made: before anything is paid. */
export function ReportLinks({ locale }: { locale: Locale }) {
  const t = useTranslations();
  const look = `${buttonClass({ variant: "secondary" })} max-sm:w-full`;
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <PageLink locale={locale} href={pageRecords.sampleReport.path} className={look}>
        {t("ExamMethod.sample")}
      </PageLink>
      <PageLink locale={locale} href={pageRecords.method.path} className={look}>
        {t("SampleReport.method")}
      </PageLink>
    </div>
  );
}

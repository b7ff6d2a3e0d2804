import { getTranslations } from "next-intl/server";

import { correctionsPath } from "@/components/learner/learner-path";
import { PageLink } from "@/components/site/page-link";
import { buttonClass } from "@/components/ui/button";
import { pageRecords } from "@/lib/content/pages/page-records";
import { type Locale, localePath } from "@/lib/i18n/locales";

/** Below the head of a page of correction: the way in, and what it costs. */
export async function CorrectionActions({ locale, start }: { locale: Locale; start: string }) {
  const t = await getTranslations("Products.Correction");
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <a
        href={`${localePath(locale, "/app")}#${correctionsPath}`}
        className={`${buttonClass({ size: "lg" })} max-sm:w-full`}
      >
        {start}
      </a>
      <PageLink
        locale={locale}
        href={`${pageRecords.pricing.path}#correction-costs`}
        className={`${buttonClass({ variant: "quiet", size: "lg" })} max-sm:w-full`}
      >
        {t("creditsLink")}
      </PageLink>
    </div>
  );
}

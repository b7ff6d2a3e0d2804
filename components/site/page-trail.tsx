import { getTranslations } from "next-intl/server";

import { Breadcrumb } from "@/components/site/breadcrumb";
import type { Locale } from "@/lib/i18n/locales";
import type { PageName } from "@/lib/content/pages/page-names";
import { pageRecords } from "@/lib/content/pages/page-records";

type PageTrailProps = { locale: Locale; page: Exclude<PageName, "home"> };

/** The breadcrumb of a page that stands right below the home page. */
export async function PageTrail({ locale, page }: PageTrailProps) {
  const t = await getTranslations({ locale, namespace: "Site.Breadcrumb" });
  const trail = [
    { name: t("home"), path: pageRecords.home.path },
    { name: t(page), path: pageRecords[page].path },
  ];
  return <Breadcrumb locale={locale} label={t("label")} trail={trail} />;
}

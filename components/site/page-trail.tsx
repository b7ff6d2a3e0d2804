import { getTranslations } from "next-intl/server";

import { Breadcrumb } from "@/components/site/breadcrumb";
import type { Locale } from "@/lib/i18n/locales";
import { sitePages } from "@/lib/seo/site-pages";

type PageTrailProps = { locale: Locale; page: Exclude<keyof typeof sitePages, "home"> };

/** The breadcrumb of a page that stands right below the home page. */
export async function PageTrail({ locale, page }: PageTrailProps) {
  const t = await getTranslations({ locale, namespace: "Site.Breadcrumb" });
  const trail = [
    { name: t("home"), path: sitePages.home },
    { name: t(page), path: sitePages[page] },
  ];
  return <Breadcrumb locale={locale} label={t("label")} trail={trail} />;
}

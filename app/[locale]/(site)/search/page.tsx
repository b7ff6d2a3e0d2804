import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { PageHead } from "@/components/site/page-head";
import { SiteSearch } from "@/components/site/search/site-search";
import { publicEnv } from "@/lib/env/public";
import { type Locale, localePath } from "@/lib/i18n/locales";
import { metadataAt } from "@/lib/seo/metadata";
import { pageRecords } from "@/lib/content/pages/page-records";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.search.path);
}

export default async function SearchPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [t, crumbs] = await Promise.all([getTranslations("Search"), getTranslations("Site.Breadcrumb")]);
  const words = {
    label: t("label"),
    placeholder: t("placeholder"),
    hint: t("hint"),
    searching: t("searching"),
    none: t("none"),
    failed: t("failed"),
    all: t("all"),
    // The number and the words are known in the browser; each plural form goes there as a text.
    found: Array.from({ length: 21 }, (_, count) => t("found", { count, query: "{query}" })),
    near: t("near"),
    popular: t("popular"),
    kinds: {
      courses: crumbs("courses"),
      learn: crumbs("learn"),
      blog: crumbs("blog"),
      page: t("kinds.page"),
      question: t("kinds.question"),
    },
  };

  return (
    <main id="content" data-tone="teal">
      <PageHead title={t("title")} />
      <SiteSearch
        locale={locale}
        apiBase={publicEnv.apiBase}
        allHref={localePath(locale, pageRecords.sitemap.path)}
        words={words}
      />
    </main>
  );
}

import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { CategoryPicture } from "@/components/site/article/category-picture";
import { ArticleShelf } from "@/components/site/article/article-shelf";
import { ShelfPage } from "@/components/site/article/shelf-page";
import { listArticles } from "@/lib/content/articles/articles";
import { onFront } from "@/lib/content/articles/list-pages";
import type { Locale } from "@/lib/i18n/locales";
import { metadataAt } from "@/lib/seo/metadata";
import { pageRecords } from "@/lib/content/pages/page-records";

type Props = { params: Promise<{ locale: Locale }> };

const path = pageRecords.learn.path;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, path);
}

export default async function LearnPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [t, crumbs] = await Promise.all([
    getTranslations("Articles.Learn"),
    getTranslations("Site.Breadcrumb"),
  ]);
  const trail = [
    { name: crumbs("home"), path: "/" },
    { name: crumbs("learn"), path },
  ];
  return (
    <ShelfPage
      locale={locale}
      shelf="learn"
      title={t("title")}
      lead={t("lead")}
      trail={trail}
      picture={<CategoryPicture category="test" className="h-54 w-72" />}
      articles={onFront(await listArticles(locale, "learn"))}
    >
      <ArticleShelf locale={locale} shelf="learn" />
    </ShelfPage>
  );
}

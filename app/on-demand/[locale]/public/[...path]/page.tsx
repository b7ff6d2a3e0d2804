import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";

import { ArticleListPage } from "@/components/site/article/article-list-page";
import { ArticlePage } from "@/components/site/article/article-page";
import { BlogCategoryPage } from "@/components/site/article/blog-pages";
import { listNewestLivePaths } from "@/lib/content/live/list-live-paths";
import { findOnDemandPlace } from "@/lib/content/articles/on-demand-place";
import { type Locale, locales } from "@/lib/i18n/locales";
import { metadataOf } from "@/lib/seo/metadata";

type Props = { params: Promise<{ locale: Locale; path: string[] }> };

/**
 * The pages below `/learn` and `/blog` that the build has not rendered: older articles, lists of all, and what the CMS
 * has. The proxy leads here those that exist; `path` has the names of the folders.
 */
export async function generateStaticParams() {
  const paths = await listNewestLivePaths();
  return locales.flatMap((locale) => paths.map((path) => ({ locale, path: path.split("/").slice(1) })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path } = await params;
  const place = await findOnDemandPlace(locale, path);
  return place ? metadataOf(place, locale, `/${path.join("/")}`) : {};
}

export default async function OnDemandPage({ params }: Props) {
  const { locale, path } = await params;
  setRequestLocale(locale);
  const place = await findOnDemandPlace(locale, path);
  if (!place) notFound();
  if (place.kind === "list") return <ArticleListPage locale={locale} list={place.list} />;
  if (place.kind === "category") return <BlogCategoryPage locale={locale} category={place.category} />;
  return <ArticlePage article={place.article} />;
}

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";

import { ArticlePage } from "@/components/site/article/article-page";
import { BlogCategoryPage } from "@/components/site/article/blog-pages";
import { findLivePlace, listLivePaths } from "@/lib/content/live/live-place";
import { type Locale, locales } from "@/lib/i18n/locales";
import { metadataOf } from "@/lib/seo/metadata";

type Props = { params: Promise<{ locale: Locale; path: string[] }> };

/** Articles of the CMS. The proxy leads `/learn/…` and `/blog/…` here when no file has the address and the CMS does. */
export async function generateStaticParams() {
  const paths = await listLivePaths();
  return locales.flatMap((locale) => paths.map((path) => ({ locale, path })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path } = await params;
  const place = await findLivePlace(locale, path);
  return place ? metadataOf(place, locale, `/${path.join("/")}`) : {};
}

export default async function LivePage({ params }: Props) {
  const { locale, path } = await params;
  setRequestLocale(locale);
  const place = await findLivePlace(locale, path);
  if (!place) notFound();
  if (place.kind === "category") return <BlogCategoryPage locale={locale} category={place.category} />;
  return <ArticlePage article={place.article} />;
}

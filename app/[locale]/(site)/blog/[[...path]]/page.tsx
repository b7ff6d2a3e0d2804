import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";

import { ArticlePage } from "@/components/site/article/article-page";
import { BlogCategoryPage, BlogPage } from "@/components/site/article/blog-pages";
import { blogPaths, findBlogPlace } from "@/lib/content/articles/blog-places";
import { folderSegments, localSegments } from "@/lib/content/addresses/local-paths";
import { type Locale, locales } from "@/lib/i18n/locales";
import { metadataAt } from "@/lib/seo/metadata";

type Props = { params: Promise<{ locale: Locale; path?: string[] }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.flatMap((locale) =>
    blogPaths().map((path) => ({ locale, path: localSegments(locale, "/blog", path) })),
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path = [] } = await params;
  return metadataAt(locale, ["/blog", ...path].join("/"));
}

export default async function BlogRoute({ params }: Props) {
  const { locale, path = [] } = await params;
  setRequestLocale(locale);
  const place = findBlogPlace(locale, folderSegments("/blog", path));
  if (!place) notFound();
  if (place.kind === "article") return <ArticlePage article={place.article} />;
  if (place.kind === "category") return <BlogCategoryPage locale={locale} category={place.category} />;
  return <BlogPage locale={locale} />;
}

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";

import { ArticlePage } from "@/components/site/article/article-page";
import { getGitArticle, prerenderedSlugs } from "@/lib/content/articles/git-articles";
import { folderSegments, localSegments } from "@/lib/content/addresses/local-paths";
import { type Locale, locales } from "@/lib/i18n/locales";
import { metadataAt } from "@/lib/seo/metadata";
import { pageRecords } from "@/lib/content/pages/page-records";

type Props = { params: Promise<{ locale: Locale; slug: string }> };

const path = pageRecords.learn.path;

const articleAt = (locale: Locale, slug: string) =>
  getGitArticle(locale, "learn", folderSegments(path, [slug]).join("/"));

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.flatMap((locale) =>
    prerenderedSlugs("learn").flatMap((slug) =>
      localSegments(locale, path, [slug]).map((own) => ({ locale, slug: own })),
    ),
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  return metadataAt(locale, `${path}/${slug}`);
}

export default async function LearnArticlePage({ params }: Props) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  const article = articleAt(locale, slug);
  if (!article) notFound();
  return <ArticlePage article={article} />;
}

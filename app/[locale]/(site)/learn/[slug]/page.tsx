import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";

import { ArticlePage } from "@/components/site/article/article-page";
import { getGitArticle, gitArticleSlugs } from "@/lib/content/git-articles";
import { type Locale, locales } from "@/lib/i18n/locales";
import { metadataAt } from "@/lib/seo/metadata";

type Props = { params: Promise<{ locale: Locale; slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.flatMap((locale) => gitArticleSlugs("learn").map((slug) => ({ locale, slug })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  return metadataAt(locale, `/learn/${slug}`);
}

export default async function LearnArticlePage({ params }: Props) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  const article = getGitArticle(locale, "learn", slug);
  if (!article) notFound();
  return <ArticlePage article={article} />;
}

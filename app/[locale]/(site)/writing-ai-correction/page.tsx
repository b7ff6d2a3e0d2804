import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { LevelSamples } from "@/components/site/products/level-samples";
import { ProductPage } from "@/components/site/products/product-page";
import type { Locale } from "@/lib/i18n/locales";
import { pageMetadata } from "@/lib/seo/metadata";
import { sitePages } from "@/lib/seo/site-pages";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "Products.Writing" });
  return pageMetadata({
    locale,
    path: sitePages.writing,
    title: t("metaTitle"),
    description: t("metaDescription"),
    picture: "writing",
  });
}

export default async function WritingCorrectionPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const example = <LevelSamples locale={locale} kind="Writing" />;
  return <ProductPage locale={locale} product="writing" example={example} />;
}

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
  const t = await getTranslations({ locale, namespace: "Products.Speaking" });
  return pageMetadata({
    locale,
    path: sitePages.speaking,
    title: t("metaTitle"),
    description: t("metaDescription"),
    picture: "speaking",
  });
}

export default async function SpeakingCorrectionPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const example = <LevelSamples locale={locale} kind="Speaking" />;
  return <ProductPage locale={locale} product="speaking" example={example} />;
}

import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";

import { ScoredExample } from "@/components/site/products/scored-example";
import { ProductPage } from "@/components/site/products/product-page";
import { SpeakingToday } from "@/components/site/products/speaking-today";
import type { Locale } from "@/lib/i18n/locales";
import { metadataAt } from "@/lib/seo/metadata";
import { pageRecords } from "@/lib/content/pages/page-records";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.speaking.path);
}

export default async function SpeakingCorrectionPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const example = <ScoredExample locale={locale} kind="Speaking" />;
  return (
    <ProductPage
      locale={locale}
      product="speaking"
      example={example}
      today={<SpeakingToday locale={locale} />}
    />
  );
}

import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { JsonLd } from "@/components/content/json-ld";
import { MockPage } from "@/components/site/exam/mock-page";
import { readPlanCopy, readSiteFacts } from "@/lib/content/cms";
import { pageRecords } from "@/lib/content/pages/page-records";
import { examPacks } from "@/lib/content/plans";
import type { Locale } from "@/lib/i18n/locales";
import { confirmedRating } from "@/lib/seo/confirmed-rating";
import { pricingLd } from "@/lib/seo/json-ld-pricing";
import { metadataAt } from "@/lib/seo/metadata";
import { readSpeechSold } from "@/lib/services/corrections/speech-on-pages";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.mock.path);
}

export default async function MockExamPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations("Products.Mock");
  const [copies, facts, isSpeechSold] = await Promise.all([
    readPlanCopy(locale),
    readSiteFacts(),
    readSpeechSold(),
  ]);
  const product = {
    locale,
    path: pageRecords.mock.path,
    name: t("metaTitle"),
    description: t("metaDescription"),
    plans: examPacks,
    copies,
    rating: confirmedRating(facts),
  };
  return (
    <>
      <JsonLd graph={[pricingLd(product)]} />
      <MockPage locale={locale} copies={copies} isSpeechSold={isSpeechSold} />
    </>
  );
}

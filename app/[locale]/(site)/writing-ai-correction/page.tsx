import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { JsonLd } from "@/components/content/json-ld";
import { WritingPage } from "@/components/site/corrections/writing-page";
import { readPlanCopy, readSiteFacts } from "@/lib/content/cms";
import { pageRecords } from "@/lib/content/pages/page-records";
import { premiumPlans } from "@/lib/content/plans";
import type { Locale } from "@/lib/i18n/locales";
import { confirmedRating } from "@/lib/seo/confirmed-rating";
import { pricingLd } from "@/lib/seo/json-ld-pricing";
import { metadataAt } from "@/lib/seo/metadata";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.writing.path);
}

export default async function WritingCorrectionPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations("Products.Writing");
  const [copies, facts] = await Promise.all([readPlanCopy(locale), readSiteFacts()]);
  const product = {
    locale,
    path: pageRecords.writing.path,
    name: t("metaTitle"),
    description: t("metaDescription"),
    plans: premiumPlans.filter(({ correctNum, tag }) => correctNum > 0 || tag === "Pro"),
    copies,
    rating: confirmedRating(facts),
  };
  return (
    <>
      <JsonLd graph={[pricingLd(product)]} />
      <WritingPage locale={locale} />
    </>
  );
}

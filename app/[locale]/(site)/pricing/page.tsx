import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { JsonLd } from "@/components/content/json-ld";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { FaqList } from "@/components/site/faq-list";
import { PageHead } from "@/components/site/page-head";
import { FreeAndPremium } from "@/components/site/pricing/free-and-premium";
import { PlanCards } from "@/components/site/pricing/plan-cards";
import { PricingNotes } from "@/components/site/pricing/pricing-notes";
import { readFaq, readPlanCopy, readSiteFacts } from "@/lib/content/cms";
import { publishedPlans } from "@/lib/content/plans";
import type { Locale } from "@/lib/i18n/locales";
import { pricingLd } from "@/lib/seo/json-ld-pricing";
import { confirmedRating } from "@/lib/seo/confirmed-rating";
import { metadataAt } from "@/lib/seo/metadata";
import { sitePages } from "@/lib/seo/site-pages";

type Props = { params: Promise<{ locale: Locale }> };

const path = sitePages.pricing;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, path);
}

export default async function PricingPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [t, site] = await Promise.all([getTranslations("Pricing"), getTranslations("Site.Breadcrumb")]);
  const [copies, faq, facts] = await Promise.all([
    readPlanCopy(locale),
    readFaq(locale, "pricing"),
    readSiteFacts(),
  ]);
  const trail = [
    { name: site("home"), path: "/" },
    { name: site("pricing"), path },
  ];
  const product = {
    locale,
    name: "Bandwise Premium",
    description: t("metaDescription"),
    plans: publishedPlans,
    copies,
  };

  return (
    <main id="content" data-tone="mark">
      <JsonLd graph={[pricingLd({ ...product, rating: confirmedRating(facts) })]} />
      <PageHead
        title={t("title")}
        lead={t("lead")}
        breadcrumb={<Breadcrumb locale={locale} label={site("label")} trail={trail} />}
      />
      <PlanCards locale={locale} copies={copies} />
      <FreeAndPremium locale={locale} />
      <PricingNotes />
      <FaqList locale={locale} title={t("faqTitle")} entries={faq} />
    </main>
  );
}

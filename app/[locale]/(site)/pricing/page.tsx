import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { JsonLd } from "@/components/content/json-ld";
import { FaqList } from "@/components/site/faq-list";
import { PageHead } from "@/components/site/page-head";
import { PageTrail } from "@/components/site/page-trail";
import { CorrectionCosts } from "@/components/site/pricing/correction-costs";
import { ExamPacks } from "@/components/site/pricing/exam-packs";
import { EveryPlan, FreePlan } from "@/components/site/pricing/free-and-every-plan";
import { PlanCards } from "@/components/site/pricing/plan-cards";
import { PricingNotes } from "@/components/site/pricing/pricing-notes";
import { readFaq, readPlanCopy, readSiteFacts } from "@/lib/content/cms";
import { premiumPlans } from "@/lib/content/plans";
import type { Locale } from "@/lib/i18n/locales";
import { pricingLd } from "@/lib/seo/json-ld-pricing";
import { confirmedRating } from "@/lib/seo/confirmed-rating";
import { metadataAt } from "@/lib/seo/metadata";
import { readSpeechSold } from "@/lib/services/corrections/speech-on-pages";
import { pageRecords } from "@/lib/content/pages/page-records";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.pricing.path);
}

export default async function PricingPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations("Pricing");
  const [copies, faq, facts, isSpeechSold] = await Promise.all([
    readPlanCopy(locale),
    readFaq(locale, "pricing"),
    readSiteFacts(),
    readSpeechSold(),
  ]);
  const product = {
    locale,
    path: pageRecords.pricing.path,
    name: "Bandwise Premium",
    description: t("metaDescription"),
    plans: premiumPlans,
    copies,
  };

  return (
    <main id="content">
      <JsonLd graph={[pricingLd({ ...product, rating: confirmedRating(facts) })]} />
      <PageHead
        title={t("title")}
        lead={t("lead")}
        breadcrumb={<PageTrail locale={locale} page="pricing" />}
        aside={<FreePlan locale={locale} />}
      />
      <PlanCards locale={locale} copies={copies} isSpeechSold={isSpeechSold} />
      <EveryPlan />
      <ExamPacks locale={locale} copies={copies} isSpeechSold={isSpeechSold} />
      <CorrectionCosts isSpeechSold={isSpeechSold} />
      <PricingNotes />
      <FaqList locale={locale} title={t("faqTitle")} entries={faq} />
    </main>
  );
}

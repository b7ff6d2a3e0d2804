import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { FaqList } from "@/components/site/faq-list";
import { Section } from "@/components/site/home/section";
import { PageHead } from "@/components/site/page-head";
import { PageLink } from "@/components/site/page-link";
import { PageTrail } from "@/components/site/page-trail";
import { DayPrices } from "@/components/site/pricing/day-prices";
import { ProductPicture } from "@/components/site/product-picture";
import { buttonClass } from "@/components/ui/button";
import type { Locale } from "@/lib/i18n/locales";
import { metadataAt } from "@/lib/seo/metadata";
import { pageRecords } from "@/lib/content/pages/page-records";
import { Phrased } from "@/components/site/phrased";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.coupon.path);
}

const questions = ["faq1", "faq2", "faq3"] as const;

export default async function CouponPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations("Coupon");
  const faq = questions.map((question) => ({
    question: t(question),
    answer: t(`${question}Text`),
    language: locale,
  }));
  const action = (
    <PageLink
      locale={locale}
      href={pageRecords.pricing.path}
      className={buttonClass({ variant: "secondary" })}
    >
      {t("choose")}
    </PageLink>
  );

  return (
    <main id="content">
      <PageHead
        title={t("title")}
        lead={t("lead")}
        breadcrumb={<PageTrail locale={locale} page="coupon" />}
        picture={<ProductPicture name="coupon" className="w-64" />}
      />
      <Section id="free" title={t("freeTitle")}>
        <ul className="grid gap-4 md:grid-cols-3">
          {(["free1", "free2", "free3"] as const).map((point) => (
            <li key={point} className="border-t-2 border-ink pt-4 text-lg">
              {t(point)}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="day" title={t("dayTitle")} text={t("dayText")} action={action}>
        <DayPrices locale={locale} />
      </Section>
      <div className="page mt-20 grid gap-x-14 gap-y-10 md:grid-cols-2">
        {(["official", "warn"] as const).map((part) => (
          <section key={part} aria-labelledby={part} className="border-t-2 border-ink pt-4">
            <h2 id={part} className="text-2xl">
              <Phrased>{t(`${part}Title`)}</Phrased>
            </h2>
            <p className="mt-3 text-ink-soft">{t(`${part}Text`)}</p>
          </section>
        ))}
      </div>
      <FaqList locale={locale} title={t("faqTitle")} entries={faq} />
    </main>
  );
}

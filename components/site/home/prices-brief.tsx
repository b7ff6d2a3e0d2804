import { useTranslations } from "next-intl";

import { buttonClass } from "@/components/ui/button";
import { Section } from "@/components/site/home/section";
import { PageLink } from "@/components/site/page-link";
import { examPacks, premiumPlans } from "@/lib/content/plans";
import { dailyQuestions } from "@/lib/core/free-use";
import { formatMoney } from "@/lib/core/money";
import type { Locale } from "@/lib/i18n/locales";
import { pageRecords } from "@/lib/content/pages/page-records";

/** The plans along a line of days. */
export function PricesBrief({ locale }: { locale: Locale }) {
  const t = useTranslations();
  const [single] = examPacks;
  const action = (
    <PageLink
      locale={locale}
      href={pageRecords.pricing.path}
      className={buttonClass({ variant: "secondary" })}
    >
      {t("Home.comparePlans")}
    </PageLink>
  );
  return (
    <Section
      id="prices"
      title={t("Home.pricingTitle")}
      text={t("Home.pricingText", { guest: dailyQuestions.guest })}
      action={action}
    >
      <dl className="grid grid-cols-2 rounded-card border border-line bg-card lg:grid-cols-4">
        {premiumPlans.map((plan) => (
          <div
            key={plan.vipId}
            className="border-line p-5 not-last:border-b odd:border-e max-lg:nth-last-2:border-b-0 sm:p-6 lg:not-last:border-e lg:not-last:border-b-0"
          >
            <dt className="text-ink-soft">
              <span className={plan.recommended ? "marked" : undefined}>
                {t("Pricing.days", { days: plan.days })}
              </span>
            </dt>
            <dd className="mt-1 text-3xl font-semibold tabular">{formatMoney(plan, locale, premiumPlans)}</dd>
          </div>
        ))}
      </dl>
      {single ? (
        <p className="mt-2 text-ink-soft">
          <PageLink
            locale={locale}
            href={`${pageRecords.pricing.path}#mock-exams`}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-teal"
          >
            {t("Home.pricingExams", { price: formatMoney(single, locale) })}
          </PageLink>
        </p>
      ) : null}
    </Section>
  );
}

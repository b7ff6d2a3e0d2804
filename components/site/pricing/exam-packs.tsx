import { useTranslations } from "next-intl";

import { CheckoutButton } from "@/components/learner/checkout/checkout-button";
import { PageLink } from "@/components/site/page-link";
import { Phrased } from "@/components/site/phrased";
import type { PlanCopy } from "@/lib/content/cms";
import { pageRecords } from "@/lib/content/pages/page-records";
import type { Plan } from "@/lib/content/plan-table";
import { examPacks } from "@/lib/content/plans";
import { formatMoney } from "@/lib/core/money";
import type { Locale } from "@/lib/i18n/locales";

const examPrice = ({ amount, examNum, currency }: Plan) => ({
  amount: Math.round(amount / examNum),
  currency,
});

type PacksProps = { locale: Locale; copies: ReadonlyMap<string, PlanCopy> };

/** Mock exams without days of Premium, one by one and in packs. */
export function ExamPacks({ locale, copies, isSpeechSold }: PacksProps & { isSpeechSold: boolean }) {
  const t = useTranslations();
  return (
    <section aria-labelledby="mock-exams" className="page mt-14">
      <h2 id="mock-exams" className="scroll-mt-24 text-2xl">
        <Phrased>{t("Pricing.packs.title")}</Phrased>
      </h2>
      <p className="mt-2 max-w-text text-ink-soft">
        {t("Pricing.packs.text")}{" "}
        <PageLink
          locale={locale}
          href={pageRecords.mock.path}
          className="text-teal underline underline-offset-4"
        >
          {t("SampleReport.exam")}
        </PageLink>
      </p>
      <p className="mt-3 max-w-text border-s-4 border-marker ps-4 text-sm">
        {t(isSpeechSold ? "Products.Mock.hereFour" : "Products.Mock.hereThree")}
      </p>
      <PackCards locale={locale} copies={copies} />
    </section>
  );
}

export function PackCards({ locale, copies }: PacksProps) {
  const shown = examPacks.flatMap((plan) => {
    const copy = copies.get(plan.vipId);
    return copy ? [{ plan, copy }] : [];
  });
  return (
    <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {shown.map(({ plan, copy }) => (
        <PackCard key={plan.vipId} locale={locale} plan={plan} copy={copy} />
      ))}
    </ul>
  );
}

function PackCard({ locale, plan, copy }: { locale: Locale; plan: Plan; copy: PlanCopy }) {
  const t = useTranslations("Pricing");
  const errors = useTranslations("Errors.client");
  const price = formatMoney(plan, locale, examPacks);
  const each = formatMoney(examPrice(plan), locale, examPacks.map(examPrice));
  return (
    <li
      lang={copy.language === locale ? undefined : copy.language}
      className="row-span-4 grid grid-rows-subgrid gap-y-0 rounded-card border border-line bg-card p-6"
    >
      <h3 className="text-lg">
        <Phrased>{copy.name}</Phrased>
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{copy.tagline}</p>
      <p className="mt-5 text-3xl font-semibold tabular">
        {price}
        {plan.examNum > 1 ? (
          <span lang={locale} className="mt-1 block text-sm font-normal text-ink-soft">
            {t("packs.each", { price: each })}
          </span>
        ) : null}
      </p>
      <div lang={locale} className="mt-5">
        <CheckoutButton
          locale={locale}
          planId={plan.vipId}
          name={copy.name}
          price={price}
          label={t("packs.choose", { count: plan.examNum })}
          offline={errors("offline")}
          isMain={false}
        />
      </div>
    </li>
  );
}

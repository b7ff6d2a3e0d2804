import { useTranslations } from "next-intl";

import { premiumPlans } from "@/lib/content/plans";
import { formatMoney } from "@/lib/core/money";
import type { Locale } from "@/lib/i18n/locales";

/** What a day costs in each plan, and how much less that is than in the shortest. */
export function DayPrices({ locale }: { locale: Locale }) {
  const t = useTranslations();
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const plans = premiumPlans.toSorted((a, b) => a.days - b.days);
  const daily = plans.map(({ amount, days, currency }) => ({ amount: Math.round(amount / days), currency }));
  const dear = plans[0] ? plans[0].amount / plans[0].days : 0;
  return (
    <div tabIndex={0} className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full border-collapse text-start tabular">
        <thead className="bg-sunken text-sm">
          <tr>
            {(["plan", "price", "perDay", "saves"] as const).map((head) => (
              <th key={head} scope="col" className="px-3 py-3 text-start font-semibold sm:px-5">
                {t(`Coupon.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => {
            const perDay = plan.amount / plan.days;
            const saved = Math.round((1 - perDay / dear) * 100) / 100;
            return (
              <tr key={plan.vipId} className="border-t border-line">
                <th scope="row" className="px-3 py-4 text-start font-semibold sm:px-5">
                  {t("Pricing.days", { days: plan.days })}
                </th>
                <td className="px-3 py-4 sm:px-5">{formatMoney(plan, locale, plans)}</td>
                <td className="px-3 py-4 sm:px-5">
                  {formatMoney({ amount: Math.round(perDay), currency: plan.currency }, locale, daily)}
                </td>
                <td className="px-3 py-4 sm:px-5">
                  {saved > 0 ? <span className="marked">{percent.format(saved)}</span> : "–"}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

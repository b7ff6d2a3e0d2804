import { Check } from "lucide-react";
import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";
import { CheckoutSlot } from "@/components/site/pricing/checkout-slot";
import type { PlanCopy } from "@/lib/content/cms";
import { publishedPlans } from "@/lib/content/plans";
import type { Plan } from "@/lib/content/schemas";
import { formatMoney } from "@/lib/core/money";
import type { Locale } from "@/lib/i18n/locales";

type PlanCardsProps = { locale: Locale; copies: ReadonlyMap<string, PlanCopy> };

/** What all plans have in common is said once; a card says how long, how much and what differs. */
export function PlanCards({ locale, copies }: PlanCardsProps) {
  const shown = publishedPlans.flatMap((plan) => {
    const copy = copies.get(plan.vipId);
    return copy ? [{ plan, copy }] : [];
  });
  return (
    <ul className="page mt-10 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {shown.map(({ plan, copy }) => (
        <PlanCard key={plan.vipId} locale={locale} plan={plan} copy={copy} />
      ))}
    </ul>
  );
}

function PlanCard({ locale, plan, copy }: { locale: Locale; plan: Plan; copy: PlanCopy }) {
  const t = useTranslations("Pricing");
  const perDay = formatMoney(
    { amount: Math.round(plan.amount / plan.days), currency: plan.currency },
    locale,
  );
  return (
    <li
      lang={copy.language === locale ? undefined : copy.language}
      className={classNames(
        "relative flex flex-col rounded-card border bg-card p-6",
        plan.recommended ? "border-2 border-ink" : "border-line",
      )}
    >
      {plan.recommended ? (
        <Badge tone="mark" className="absolute start-5 -top-3.5">
          <span lang={locale}>{t("recommended")}</span>
        </Badge>
      ) : null}
      <h2 className="text-lg">{copy.name}</h2>
      <p className="mt-1 min-h-12 text-sm text-ink-soft">{copy.tagline}</p>
      <p className="mt-5 text-4xl font-semibold tabular">{formatMoney(plan, locale)}</p>
      <p lang={locale} className="mt-1 text-sm text-ink-soft tabular">
        {t("perDay", { price: perDay })}
      </p>
      <div lang={locale} className="mt-5">
        <CheckoutSlot
          locale={locale}
          planId={plan.vipId}
          label={t("choose", { days: plan.days })}
          isMain={plan.recommended}
        />
      </div>
      <ul className="mt-6 grid gap-3 border-t border-line pt-5 text-sm">
        {copy.features.map((feature) => (
          <li key={feature} className="grid grid-cols-[auto_1fr] gap-2.5">
            <Check aria-hidden size={18} strokeWidth={2} className="mt-0.5 text-green" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

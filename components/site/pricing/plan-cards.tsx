import { Check } from "lucide-react";
import { useTranslations } from "next-intl";

import { CheckoutButton } from "@/components/learner/checkout/checkout-button";
import { Badge } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";
import type { PlanCopy } from "@/lib/content/cms";
import { premiumPlans } from "@/lib/content/plans";
import type { Plan } from "@/lib/content/plan-table";
import { formatMoney } from "@/lib/core/money";
import { correctionsSold } from "@/lib/core/products";
import type { Locale } from "@/lib/i18n/locales";
import { Phrased } from "@/components/site/phrased";

const dayPrice = ({ amount, days, currency }: Plan) => ({ amount: Math.round(amount / days), currency });

type PlanCardsProps = {
  locale: Locale;
  copies: ReadonlyMap<string, PlanCopy>;
  /** Whether a correction credit buys correction of speaking here. */
  isSpeechSold: boolean;
};

/** What all plans have in common is said once; a card says how long, how much and what differs. */
export function PlanCards({ locale, copies, isSpeechSold }: PlanCardsProps) {
  const shown = premiumPlans.flatMap((plan) => {
    const copy = copies.get(plan.vipId);
    return copy ? [{ plan, copy }] : [];
  });
  return (
    <ul className="plans page mt-10 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {shown.map(({ plan, copy }) => (
        <PlanCard key={plan.vipId} locale={locale} plan={plan} copy={copy} isSpeechSold={isSpeechSold} />
      ))}
    </ul>
  );
}

type PlanCardProps = { locale: Locale; plan: Plan; copy: PlanCopy; isSpeechSold: boolean };

/** The lines of all cards in a row stand at the same height, whatever their words need. */
function PlanCard({ locale, plan, copy, isSpeechSold }: PlanCardProps) {
  const t = useTranslations("Pricing");
  const errors = useTranslations("Errors.client");
  const perDay = formatMoney(dayPrice(plan), locale, premiumPlans.map(dayPrice));
  return (
    <li
      lang={copy.language === locale ? undefined : copy.language}
      className={classNames(
        "relative row-span-5 grid grid-rows-subgrid gap-y-0 rounded-card border bg-card p-6",
        plan.recommended ? "border-2 border-ink" : "border-line",
      )}
    >
      {plan.recommended ? (
        <Badge tone="mark" className="absolute start-5 -top-3.5">
          <span lang={locale}>{t("recommended")}</span>
        </Badge>
      ) : null}
      <h2 className="text-lg">
        <Phrased>{copy.name}</Phrased>
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{copy.tagline}</p>
      <p className="mt-5 text-4xl font-semibold tabular">
        {formatMoney(plan, locale, premiumPlans)}
        <span lang={locale} className="mt-1 block text-sm font-normal text-ink-soft">
          {t("perDay", { price: perDay })}
        </span>
      </p>
      <div lang={locale} className="mt-5">
        <CheckoutButton
          locale={locale}
          planId={plan.vipId}
          name={copy.name}
          price={formatMoney(plan, locale, premiumPlans)}
          label={t("choose", { days: plan.days })}
          offline={errors("offline")}
          isMain={plan.recommended}
        />
      </div>
      <PlanCredits locale={locale} plan={plan} features={copy.features} isSpeechSold={isSpeechSold} />
    </li>
  );
}

type PlanCreditsProps = Omit<PlanCardProps, "copy"> & { features: readonly string[] };

/** What a plan gives. */
function PlanCredits({ locale, plan, features, isSpeechSold }: PlanCreditsProps) {
  const t = useTranslations();
  const { examNum, correctNum, tag, days } = plan;
  const sold = correctionsSold(isSpeechSold);
  const exam = examNum > 0 ? [t("Learner.home.exams", { count: examNum })] : [];
  const correct = [
    ...(correctNum > 0 ? [t("Learner.home.corrections", { count: correctNum, sold })] : []),
    ...(tag === "Pro" ? [t("Pricing.correctionsUnlimited", { days, sold })] : []),
  ];
  const same = (["card1", "card2", "card3"] as const).map((line) => t(`Pricing.${line}`));
  return (
    <div className="mt-6 grid content-start gap-4 border-t border-line pt-5 text-sm">
      {features.length > 0 ? <PlanLines lines={features} /> : null}
      <div lang={locale}>
        <PlanLines lines={[...same, ...exam, ...correct]} />
      </div>
    </div>
  );
}

/** What a plan has, line by line. */
export function PlanLines({ lines, isWide = false }: { lines: readonly string[]; isWide?: boolean }) {
  return (
    <ul className={classNames("grid gap-x-8 gap-y-3", isWide && "md:grid-cols-2")}>
      {lines.map((line) => (
        <li key={line} className="grid grid-cols-[auto_1fr] gap-2.5">
          <Check aria-hidden size={18} strokeWidth={2} className="mt-0.5 text-green" />
          <span className="first-letter:uppercase">{line}</span>
        </li>
      ))}
    </ul>
  );
}

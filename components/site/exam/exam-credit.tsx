import { useTranslations } from "next-intl";

import { PackCards } from "@/components/site/pricing/exam-packs";
import { Section } from "@/components/site/home/section";
import type { PlanCopy } from "@/lib/content/cms";
import { reportMinutes, waitHours } from "@/lib/core/exam-kinds";
import { examCreditDays } from "@/lib/core/products";
import type { Locale } from "@/lib/i18n/locales";

const rules = ["credit1", "credit2", "credit3", "credit4", "credit5"] as const;

type CreditProps = { locale: Locale; copies: ReadonlyMap<string, PlanCopy> };

/** What a credit buys, when it comes back, and what it costs. */
export function ExamCredit({ locale, copies }: CreditProps) {
  const t = useTranslations("Products.Mock");
  const figures = { minutes: reportMinutes, hours: waitHours, days: examCreditDays };
  return (
    <Section id="credit" title={t("creditTitle")} text={t("creditText")}>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {rules.map((rule) => (
          <li key={rule} className="max-w-text border-s-4 border-marker ps-4">
            {t(rule, figures)}
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <PackCards locale={locale} copies={copies} />
      </div>
    </Section>
  );
}

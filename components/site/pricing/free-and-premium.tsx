import { useTranslations } from "next-intl";

import { PlanLines } from "@/components/site/pricing/plan-cards";
import { buttonClass } from "@/components/ui/button";
import { dailyQuestions, freeHistoryDays } from "@/lib/core/free-use";
import { type Locale, localePath } from "@/lib/i18n/locales";

/** What is free, and what every plan adds to it. */
export function FreeAndPremium({ locale }: { locale: Locale }) {
  const t = useTranslations("Pricing");
  const { guest, account, premium } = dailyQuestions;
  const free = [t("free1", { guest }), t("free2", { account }), t("free3"), t("free4")];
  const everyPlan = [
    t("premium1", { premium }),
    t("premium2", { days: freeHistoryDays }),
    t("premium3"),
    t("premium4"),
  ];
  return (
    <section className="page mt-4 grid gap-4 lg:grid-cols-2">
      <div className="flex flex-col items-start rounded-card border border-line bg-teal-soft p-6">
        <h2 className="mb-4 text-lg">{t("freeTitle")}</h2>
        <div className="mb-6 text-sm">
          <PlanLines lines={free} />
        </div>
        <a
          href={`${localePath(locale, "/app")}#/practice`}
          className={`${buttonClass({ variant: "secondary" })} mt-auto`}
        >
          {t("freeAction")}
        </a>
      </div>
      <div className="rounded-card border border-line bg-card p-6">
        <h2 className="mb-4 text-lg">{t("premiumTitle")}</h2>
        <div className="text-sm">
          <PlanLines lines={everyPlan} />
        </div>
      </div>
    </section>
  );
}

import { useTranslations } from "next-intl";

import { PlanLines } from "@/components/site/pricing/plan-cards";
import { buttonClass } from "@/components/ui/button";
import freeDays from "@/lib/content/practice/free-days.json" with { type: "json" };
import { dailyQuestions, freeHistoryDays } from "@/lib/core/free-use";
import { type Locale, localePath } from "@/lib/i18n/locales";
import { readAndSelect } from "@/lib/questions/read-and-select/schema";
import { Phrased } from "@/components/site/phrased";

/** What is free: beside the page's first words, before any price. */
export function FreePlan({ locale }: { locale: Locale }) {
  const t = useTranslations("Pricing");
  const { guest, account } = dailyQuestions;
  const { round: words } = readAndSelect;
  const lines = [
    t("free1", { guest }),
    t("free2", { account }),
    t("freeDays", {
      listening: freeDays["interactive-listening"],
      reading: freeDays["interactive-reading"],
      blanks: freeDays["fill-in-the-blanks"],
    }),
    t("free5", { words }),
    t("free3"),
    t("free4"),
  ];
  return (
    <section
      aria-labelledby="free"
      className="flex flex-col items-start rounded-card border border-line bg-teal-soft p-6"
    >
      <h2 id="free" className="mb-4 text-lg">
        <Phrased>{t("freeTitle")}</Phrased>
      </h2>
      <div className="mb-6 text-sm">
        <PlanLines lines={lines} />
      </div>
      <a
        href={`${localePath(locale, "/app")}#/practice`}
        className={`${buttonClass({ variant: "secondary" })} mt-auto`}
      >
        {t("freeAction")}
      </a>
    </section>
  );
}

/** What every plan adds to it. */
export function EveryPlan() {
  const t = useTranslations("Pricing");
  const lines = [
    t("premium1", { premium: dailyQuestions.premium }),
    t("premium2", { days: freeHistoryDays }),
    t("premium3"),
    t("premium4"),
  ];
  return (
    <section aria-labelledby="every-plan" className="page mt-4">
      <div className="rounded-card border border-line bg-card p-6">
        <h2 id="every-plan" className="mb-4 text-lg">
          <Phrased>{t("premiumTitle")}</Phrased>
        </h2>
        <div className="text-sm">
          <PlanLines lines={lines} isWide />
        </div>
      </div>
    </section>
  );
}

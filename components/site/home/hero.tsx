import { useTranslations } from "next-intl";

import { buttonClass } from "@/components/ui/button";
import { DemoCard } from "@/components/site/demo/demo-card";
import { Phrased } from "@/components/site/phrased";
import { premiumPlans } from "@/lib/content/plans";
import { formatMoney } from "@/lib/core/money";
import { type Locale, localePath } from "@/lib/i18n/locales";

/** What it is, why it is better, and a question to answer at once. */
export function Hero({ locale }: { locale: Locale }) {
  const t = useTranslations("Home");
  return (
    <section className="page grid items-center gap-x-14 gap-y-8 pt-6 pb-6 lg:grid-cols-[1.08fr_1fr] lg:pt-8">
      <div>
        <h1 className="text-5xl">
          <Phrased>
            {t.rich("title", {
              mark: (words) => (
                <span className="marked-phrase">
                  <Phrased>{words}</Phrased>
                </span>
              ),
            })}
          </Phrased>
        </h1>
        <p className="mt-5 max-w-[34rem] text-lg text-ink-soft max-sm:mt-3 max-sm:text-base">{t("lead")}</p>
        <div className="mt-7 flex flex-wrap items-center gap-3 max-sm:mt-5">
          <a
            href={`${localePath(locale, "/app")}#/diagnostic`}
            className={`${buttonClass({ size: "lg" })} max-sm:w-full`}
          >
            {t("diagnose")}
          </a>
          <a
            href={`${localePath(locale, "/app")}#/practice`}
            className={`${buttonClass({ variant: "quiet", size: "lg" })} max-sm:hidden`}
          >
            {t("start")}
          </a>
        </div>
        <p className="mt-3 text-sm text-ink-soft max-sm:text-center">{t("diagnoseSmall")}</p>
      </div>
      <DemoCard locale={locale} />
      <Reasons locale={locale} />
    </section>
  );
}

const reasons = ["why1", "why2", "why3"] as const;

function Reasons({ locale }: { locale: Locale }) {
  const t = useTranslations("Home");
  const cheapest = premiumPlans.toSorted((a, b) => a.amount - b.amount)[0];
  const price = cheapest ? formatMoney(cheapest, locale) : "";
  return (
    <ul className="grid gap-x-10 gap-y-4 border-t border-line pt-6 sm:grid-cols-3 lg:col-span-2">
      {reasons.map((reason) => (
        <li key={reason} className="border-s-4 border-marker ps-4">
          <p className="font-semibold">{t(reason)}</p>
          <p className="text-sm text-ink-soft">{t(`${reason}Text`, { price })}</p>
        </li>
      ))}
    </ul>
  );
}

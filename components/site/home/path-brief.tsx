import { Flag } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";

import { NumberedSteps } from "@/components/site/home/numbered-steps";
import { Section } from "@/components/site/home/section";
import { scoreTicks } from "@/components/site/score-ticks";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ScoreLine } from "@/components/ui/score-line";
import { scoreScale } from "@/lib/core/score-scale";
import { type Locale, localePath } from "@/lib/i18n/locales";

const steps = ["pathStep1", "pathStep2", "pathStep3"] as const;
/** What a result and the weeks after it look like; figures of nobody. */
const example = { score: 95, low: 75, high: 115, target: 120, weeks: 8 } as const;

function Weeks() {
  return (
    <div aria-hidden className="flex h-10 items-end gap-1.5">
      {Array.from({ length: example.weeks }, (_, week) => (
        <span key={week} className="flex h-full flex-1 flex-col items-center justify-end gap-1">
          {week === example.weeks - 1 ? <Flag size={20} className="text-teal" /> : null}
          <span
            className={
              week === 0 ? "h-2.5 w-full rounded-full bg-marker" : "h-1.5 w-full rounded-full bg-line-strong"
            }
          />
        </span>
      ))}
    </div>
  );
}

/** How the diagnostic leads to a plan. */
export function PathBrief({ locale }: { locale: Locale }) {
  const t = useTranslations("Home");
  const path = useTranslations("Learner.path");
  const products = useTranslations("Products");
  const format = useFormatter();
  const { score, low, high, target } = example;
  const said = `${path("line", { score, low, high, ...scoreScale })} ${path("lineTarget", { score: target })}`;

  return (
    <Section id="path" title={t("pathTitle")} text={t("pathText")}>
      <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
        <Card className="grid gap-6">
          <ScoreLine
            label={said}
            score={score}
            text={format.number(score)}
            range={[low, high]}
            target={{ at: target, text: format.number(target) }}
            ticks={scoreTicks(locale)}
            size="lg"
          />
          <Weeks />
          <p className="text-sm text-ink-soft">{products("exampleNote")}</p>
        </Card>
        <NumberedSteps steps={steps} />
      </div>
      <a
        href={`${localePath(locale, "/app")}#/diagnostic`}
        className={`${buttonClass({ variant: "secondary", size: "lg" })} mt-6`}
      >
        {t("diagnose")}
      </a>
    </Section>
  );
}

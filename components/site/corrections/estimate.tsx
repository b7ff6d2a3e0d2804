import { useLocale, useTranslations } from "next-intl";

import { type Band, stepsOf } from "@/components/learner/corrections/result/score-step";
import { scoreTicks } from "@/components/site/score-ticks";
import { ScoreLine } from "@/components/ui/score-line";
import type { CefrLevel } from "@/lib/core/cefr";
import { scoreScale } from "@/lib/core/score-scale";

type EstimateProps = { overall: Band; cefr: CefrLevel | null; size?: "md" | "lg" };

/** A score on its line, and in words with its range. */
export function Estimate({ overall, cefr, size = "lg" }: EstimateProps) {
  const t = useTranslations("Corrections.result");
  const locale = useLocale();
  const { det, low, high } = stepsOf(overall);
  return (
    <div className="grid gap-2">
      <ScoreLine
        size={size}
        label={t("scale", { score: det, low, high, ...scoreScale })}
        score={det}
        text={new Intl.NumberFormat(locale).format(det)}
        range={[low, high]}
        ticks={scoreTicks(locale)}
      />
      <p>
        {t("range", { score: det, low, high })} {cefr === null ? null : t("level", { level: cefr })}
      </p>
      <p className="text-sm text-ink-soft">{t("estimate")}</p>
    </div>
  );
}

"use client";

import { useFormatter, useTranslations } from "next-intl";

import { CefrStrip } from "@/components/learner/corrections/result/cefr-strip";
import { type Band, stepsOf } from "@/components/learner/corrections/result/score-step";
import { Card } from "@/components/ui/card";
import { ScoreLine } from "@/components/ui/score-line";
import type { CefrLevel } from "@/lib/core/cefr";
import { scoreScale } from "@/lib/core/score-scale";

type ScoreCardProps = { overall: Band; cefr: CefrLevel | null; model: string | null; isSpoken?: boolean };

/** Who judged it: the embedded engine, or a model by its name. */
function EngineLine({ model }: { model: string | null }) {
  const t = useTranslations("Corrections.result");
  return <p>{model === null ? t("engine.embedded") : t("engine.model", { model })}</p>;
}

/** The whole score on its scale, with the range in words. */
export function ScoreCard({ overall, cefr, model, isSpoken = false }: ScoreCardProps) {
  const t = useTranslations("Corrections.result");
  const format = useFormatter();
  const { det, low, high } = stepsOf(overall);
  const words = t(isSpoken ? "rangeSpoken" : "range", { score: det, low, high });

  return (
    <Card className="grid content-start gap-4" data-part="score">
      <h2 className="text-xl">{t("score")}</h2>
      <div className="grid max-w-text gap-1">
        <ScoreLine
          size="lg"
          label={t("scale", { score: det, low, high, ...scoreScale })}
          score={det}
          text={format.number(det)}
          range={[low, high]}
          ticks={[scoreScale.from, scoreScale.to].map((at) => ({ at, text: format.number(at) }))}
        />
        <CefrStrip level={cefr} />
      </div>
      <p className="max-w-text text-lg">
        {words} {cefr === null ? null : t("level", { level: cefr })}
      </p>
      <div className="grid max-w-text gap-1 text-sm text-ink-soft">
        <p>{t("estimate")}</p>
        {isSpoken ? <p>{t("engine.spoken")}</p> : <EngineLine model={model} />}
      </div>
    </Card>
  );
}

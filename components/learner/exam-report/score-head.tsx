import { ReportCard } from "@/components/learner/exam-report/report-card";
import { useReportText } from "@/components/learner/exam-report/report-text";
import { CefrStrip } from "@/components/learner/corrections/result/cefr-strip";
import { ScoreLine } from "@/components/ui/score-line";
import { cefrOf } from "@/lib/core/cefr";
import { scoreScale } from "@/lib/core/score-scale";
import { type ReportView, type ScoreView, skillsBehind } from "@/lib/questions/report-view";

function Overall({ overall }: { overall: ScoreView }) {
  const { t, number, label, levels } = useReportText();
  const { score, low, high } = overall;
  const reach = levels(overall);
  return (
    <>
      <div className="grid max-w-text gap-1">
        <ScoreLine
          size="lg"
          label={label(overall)}
          score={score}
          text={number(score)}
          range={[low, high]}
          ticks={[scoreScale.from, scoreScale.to].map((at) => ({ at, text: number(at) }))}
        />
        <CefrStrip level={cefrOf(score)} />
      </div>
      <div className="grid max-w-text gap-1 text-lg">
        <p>{t("score.range", { score, low, high })}</p>
        <p>{t("score.level", { level: cefrOf(score) })}</p>
        {reach.low === reach.high ? null : <p>{t("score.levels", reach)}</p>}
      </div>
    </>
  );
}

/** The whole score on its line, in words, and what it rests on. */
export function ScoreHead({ view }: { view: ReportView }) {
  const { t, skillName, list } = useReportText();
  const { overall, skills, only } = view;
  const behind = skillsBehind(view);
  return (
    <ReportCard part="overall" title={only ? skillName(only) : t("score.title")}>
      {overall ? <Overall overall={overall} /> : <p className="text-lg">{t("score.none")}</p>}
      {behind ? (
        <p className="max-w-text" data-rests-on={behind.join(" ")}>
          {behind.length === 3 && !skills.speaking
            ? t("score.three")
            : t("score.few", { skills: list(behind.map(skillName)) })}
        </p>
      ) : null}
      <div className="grid max-w-text gap-1 text-sm text-ink-soft">
        <p>{t("score.unofficial")}</p>
        {skills.speaking ? <p>{t("score.assumed")}</p> : null}
      </div>
    </ReportCard>
  );
}

import { AsTable } from "@/components/learner/exam-report/as-table";
import { PlotFrame } from "@/components/learner/exam-report/plot-frame";
import { Sign } from "@/components/learner/exam-report/plot-sign";
import { ReportCard } from "@/components/learner/exam-report/report-card";
import { useReportText } from "@/components/learner/exam-report/report-text";
import { reportTaskName } from "@/lib/content/report-names";
import { plotTrace } from "@/lib/questions/report-plots";
import type { TraceView } from "@/lib/questions/report-view";

function SkillTrace({ trace: { skill, at } }: { trace: TraceView }) {
  const { t, number, percent, interval, skillName } = useReportText();
  const name = skill ? skillName(skill) : t("overall");
  const place = (index: number) => number((at[index]?.position ?? 0) + 1);
  const rows = at.map((point, index) => [
    place(index),
    reportTaskName(point.task),
    percent(point.share),
    number(point.difficulty),
    number(point.points),
    interval(point),
  ]);
  const heads = (["answer", "task", "result", "difficulty", "estimate", "interval"] as const).map((head) =>
    t(`columns.${head}`),
  );
  return (
    <section className="grid break-inside-avoid grid-cols-1 gap-2">
      <h3 className="text-base font-semibold">{name}</h3>
      <PlotFrame
        plot={plotTrace(at)}
        tone="ink"
        label={t("ability.label", { skill: name })}
        number={number}
        foot={place}
      />
      <AsTable title={t("table")} heads={heads} rows={rows} />
    </section>
  );
}

function Legend() {
  const { t } = useReportText();
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
      {(["right", "partly", "wrong"] as const).map((sign) => (
        <li key={sign} className="flex items-center gap-2">
          <svg aria-hidden width="14" height="14" className="shrink-0">
            <Sign x="7" y={7} sign={sign} tone="ink" />
          </svg>
          {t(`ability.${sign}`)}
        </li>
      ))}
    </ul>
  );
}

/** What each answer did to the estimate of its skill. */
export function AbilityPlot({ traces }: { traces: readonly TraceView[] }) {
  const { t } = useReportText();
  if (traces.length === 0) return null;
  return (
    <ReportCard part="ability" title={t("ability.title")} text={t("ability.text")} isLong>
      <Legend />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {traces.map((trace) => (
          <SkillTrace key={trace.skill} trace={trace} />
        ))}
      </div>
    </ReportCard>
  );
}

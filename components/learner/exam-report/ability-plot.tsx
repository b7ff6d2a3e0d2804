import { AsTable } from "@/components/learner/exam-report/as-table";
import { percentOf, xOf, yOf } from "@/components/learner/exam-report/plot-scale";
import { PlotFrame } from "@/components/learner/exam-report/plot-frame";
import { ReportCard } from "@/components/learner/exam-report/report-card";
import { useReportText } from "@/components/learner/exam-report/report-text";
import { classNames } from "@/components/ui/class-names";
import { reportTaskName } from "@/lib/content/report-names";
import type { TraceView } from "@/lib/questions/report-view";

type Point = TraceView["at"][number];
const resultOf = ({ share }: Point) => (share >= 0.8 ? "right" : share <= 0.2 ? "wrong" : "partly");

/** Full for right, half for partly, empty for wrong: told by shape, not by color alone. */
function ItemSign({ x, y, result }: { x: string; y: number; result: ReturnType<typeof resultOf> }) {
  return (
    <>
      <circle cx={x} cy={y} r="5" className="fill-card stroke-ink" strokeWidth="1.5" />
      {result === "wrong" ? null : (
        <circle cx={x} cy={y} r={result === "right" ? 5 : 2.5} className="fill-ink" />
      )}
    </>
  );
}

function Line({ at }: { at: readonly Point[] }) {
  const place = (index: number) => percentOf(xOf(index, at.length));
  return (
    <>
      {at.map(({ low, high }, index) => (
        <rect
          key={index}
          x={percentOf((index / at.length) * 100)}
          width={percentOf(100 / at.length)}
          y={yOf(high)}
          height={Math.max(1, yOf(low) - yOf(high))}
          className="fill-mark"
        />
      ))}
      {at.slice(1).map(({ points }, index) => (
        <line
          key={index}
          x1={place(index)}
          y1={yOf(at[index]?.points ?? points)}
          x2={place(index + 1)}
          y2={yOf(points)}
          className="stroke-ink"
          strokeWidth="2"
        />
      ))}
      {at.map((point, index) => (
        <ItemSign key={index} x={place(index)} y={yOf(point.difficulty)} result={resultOf(point)} />
      ))}
    </>
  );
}

function Feet({ at }: { at: readonly Point[] }) {
  const { number } = useReportText();
  return at.map(({ position }, index) => (
    <span
      key={position}
      className={classNames(
        "absolute -translate-x-1/2 tabular",
        at.length > 10 && index % 2 === 1 && "max-sm:hidden",
      )}
      style={{ left: percentOf(xOf(index, at.length)) }}
    >
      {number(position + 1)}
    </span>
  ));
}

function SkillTrace({ trace: { skill, at } }: { trace: TraceView }) {
  const { t, number, percent, interval, skillName } = useReportText();
  const name = skill ? skillName(skill) : t("overall");
  const rows = at.map((point) => [
    number(point.position + 1),
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
      <PlotFrame label={t("ability.label", { skill: name })} number={number} feet={<Feet at={at} />}>
        <Line at={at} />
      </PlotFrame>
      <AsTable title={t("table")} heads={heads} rows={rows} />
    </section>
  );
}

function Legend() {
  const { t } = useReportText();
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
      {(["right", "partly", "wrong"] as const).map((result) => (
        <li key={result} className="flex items-center gap-2">
          <svg aria-hidden width="14" height="14" className="shrink-0">
            <ItemSign x="7" y={7} result={result} />
          </svg>
          {t(`ability.${result}`)}
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
    <ReportCard part="ability" title={t("ability.title")} text={t("ability.text")}>
      <Legend />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {traces.map((trace) => (
          <SkillTrace key={trace.skill} trace={trace} />
        ))}
      </div>
    </ReportCard>
  );
}

import { AsTable } from "@/components/learner/exam-report/as-table";
import { percentOf, xOf, yOf } from "@/components/learner/exam-report/plot-scale";
import { PlotFrame } from "@/components/learner/exam-report/plot-frame";
import { ReportCard } from "@/components/learner/exam-report/report-card";
import { useReportText } from "@/components/learner/exam-report/report-text";
import type { ReportView, ScoreView } from "@/lib/questions/report-view";

type Sitting = { finishedAt: string; overall: ScoreView; skillCount: number };

/** Round with four skills, a square with fewer: those are another line. */
function Sign({ x, y, isWhole }: { x: string; y: number; isWhole: boolean }) {
  if (isWhole) return <circle cx={x} cy={y} r="6" className="fill-teal stroke-card" strokeWidth="2" />;
  return (
    <svg x={x} y={y} className="overflow-visible">
      <rect x="-6" y="-6" width="12" height="12" className="fill-card stroke-teal" strokeWidth="2" />
    </svg>
  );
}

function Lines({ sittings }: { sittings: readonly Sitting[] }) {
  const placed = sittings.map((sitting, index) => ({
    ...sitting,
    x: percentOf(xOf(index, sittings.length)),
    y: yOf(sitting.overall.score),
  }));
  const lines = [...Map.groupBy(placed, ({ skillCount }) => skillCount).values()];
  return (
    <>
      {placed.map(({ x, overall, finishedAt }) => (
        <line
          key={finishedAt}
          x1={x}
          x2={x}
          y1={yOf(overall.low)}
          y2={yOf(overall.high)}
          className="stroke-mark"
          strokeWidth="14"
        />
      ))}
      {lines.flatMap((line) =>
        line
          .slice(1)
          .map((to, index) => (
            <line
              key={to.finishedAt}
              x1={line[index]?.x}
              y1={line[index]?.y}
              x2={to.x}
              y2={to.y}
              className="stroke-teal"
              strokeWidth="2"
            />
          )),
      )}
      {placed.map(({ x, y, skillCount, finishedAt }) => (
        <Sign key={finishedAt} x={x} y={y} isWhole={skillCount === 4} />
      ))}
    </>
  );
}

function Changes({ earlier }: Pick<ReportView, "earlier">) {
  const { t, date } = useReportText();
  return (
    <ul className="grid max-w-text gap-1">
      {earlier.toReversed().map(({ id, finishedAt, change }) => (
        <li key={id}>{t(`trend.${change ?? "other"}`, { date: date(finishedAt) })}</li>
      ))}
    </ul>
  );
}

/** The score of each sitting with its interval: a line only between those that can be compared. */
export function TrendPlot({ view }: { view: ReportView }) {
  const { t, number, date, day, interval } = useReportText();
  const { earlier, overall, finishedAt, skillCount, measures } = view;
  if (!overall || measures === "general") return null;
  if (earlier.length === 0)
    return <ReportCard part="trend" title={t("trend.title")} text={t("trend.first")} />;
  const sittings = [...earlier, { finishedAt, overall, skillCount }];
  const feet = sittings.map((each, index) => (
    <span
      key={each.finishedAt}
      className="absolute -translate-x-1/2 whitespace-nowrap"
      style={{ left: percentOf(xOf(index, sittings.length)) }}
    >
      {day(each.finishedAt)}
    </span>
  ));
  const rows = sittings.map((each) => [
    date(each.finishedAt),
    number(each.overall.score),
    interval(each.overall),
    number(each.skillCount),
  ]);
  const heads = (["date", "score", "interval", "skills"] as const).map((head) => t(`columns.${head}`));
  return (
    <ReportCard part="trend" title={t("trend.title")}>
      <Changes earlier={earlier} />
      <PlotFrame label={t("trend.label")} number={number} feet={feet}>
        <Lines sittings={sittings} />
      </PlotFrame>
      <AsTable title={t("table")} heads={heads} rows={rows} />
    </ReportCard>
  );
}

import { AsTable } from "@/components/learner/exam-report/as-table";
import { PlotFrame } from "@/components/learner/exam-report/plot-frame";
import { ReportCard } from "@/components/learner/exam-report/report-card";
import { useReportText } from "@/components/learner/exam-report/report-text";
import { plotSittings, plottedSittings } from "@/lib/questions/report-plots";
import type { ReportView } from "@/lib/questions/report-view";

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
  const { earlier, overall, measures } = view;
  if (!overall || measures === "general") return null;
  const sittings = plottedSittings(view);
  if (sittings.length === 0)
    return <ReportCard part="trend" title={t("trend.title")} text={t("trend.first")} />;
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
      <PlotFrame
        plot={plotSittings(sittings)}
        tone="teal"
        label={t("trend.label")}
        number={number}
        foot={(at) => day(sittings[at]?.finishedAt ?? "")}
      />
      <AsTable title={t("table")} heads={heads} rows={rows} />
    </ReportCard>
  );
}

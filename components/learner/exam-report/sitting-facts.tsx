import { ReportCard } from "@/components/learner/exam-report/report-card";
import { useReportText } from "@/components/learner/exam-report/report-text";
import { TaskLabel } from "@/components/learner/exam-report/task-label";
import type { ReportView } from "@/lib/questions/report-view";

/** Clocks that were not the test's, breaks, silences while a clock ran, and the versions that the scores were made with. */
export function SittingFacts({ view: { timing, breaks, silences, versions } }: { view: ReportView }) {
  const { t, number, clock } = useReportText();
  const seconds = breaks?.reduce((sum, each) => sum + each.seconds, 0) ?? 0;
  return (
    <ReportCard part="facts" title={t("facts.title")}>
      <ul className="grid max-w-text gap-1 text-sm text-ink-soft">
        {timing === 1 ? null : (
          <li data-mark="timing" className="font-semibold text-ink">
            {timing === null ? t("facts.noClock") : t("facts.timing", { factor: number(timing) })}
          </li>
        )}
        {breaks ? (
          <li data-breaks>
            {breaks.length === 0
              ? t("facts.noBreaks")
              : t("facts.breaks", { count: breaks.length, time: clock(seconds) })}
          </li>
        ) : null}
        {silences?.map(({ position, task, seconds }) => (
          <li key={position} data-silence={position}>
            {t.rich("facts.silence", {
              ...{ number: number(position + 1), time: clock(seconds) },
              task: () => <TaskLabel task={task} />,
            })}
          </li>
        ))}
        <li>{t("facts.versions", versions)}</li>
      </ul>
    </ReportCard>
  );
}

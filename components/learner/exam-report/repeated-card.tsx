import { ReportCard } from "@/components/learner/exam-report/report-card";
import { TaskLabel } from "@/components/learner/exam-report/task-label";
import { useReportText } from "@/components/learner/exam-report/report-text";
import type { ReportView } from "@/lib/questions/report-view";

/** Sentences that were there before: what they may cost at the real test. */
export function RepeatedCard({ view: { repeated, answers } }: { view: ReportView }) {
  const { t } = useReportText();
  if (repeated.length === 0) return null;
  return (
    <ReportCard part="repeated" title={t("repeated.title")} text={t("repeated.text")}>
      <ul className="grid gap-4">
        {repeated.map(({ position, from, sentences }) => {
          const task = answers[position]?.task;
          return (
            <li key={`${position} ${from}`} className="grid gap-1">
              <p className="text-sm text-ink-soft">
                {task ? <TaskLabel task={task} /> : null} · {t(`repeated.${from}`)}
              </p>
              {sentences.map((sentence) => (
                <p key={sentence} lang="en" translate="no" className="max-w-text font-serif text-lg">
                  <mark className="bg-mark text-inherit">{sentence}</mark>
                </p>
              ))}
            </li>
          );
        })}
      </ul>
    </ReportCard>
  );
}

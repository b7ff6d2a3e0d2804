import type { ReactNode } from "react";

import { ReportCard } from "@/components/learner/exam-report/report-card";
import { TaskLabel } from "@/components/learner/exam-report/task-label";
import { useReportText } from "@/components/learner/exam-report/report-text";
import { Badge } from "@/components/ui/badge";
import { OpeningSign } from "@/components/ui/opening-sign";
import type { AnswerView } from "@/lib/questions/report-view";

function useResult() {
  const { t, percent } = useReportText();
  return ({ state, share, points }: AnswerView): string => {
    if (state === "pending") return t("answers.pending");
    if (share !== null) return percent(share);
    return points === null ? t("answers.unscored") : t("answers.points", { points });
  };
}

function Marks({ marks }: Pick<AnswerView, "marks">) {
  const { t } = useReportText();
  return marks.map((mark) => (
    <Badge key={mark} tone={mark === "changed" ? "neutral" : "ochre"}>
      {t(`answers.marks.${mark}`)}
    </Badge>
  ));
}

function Facts({ answer }: { answer: AnswerView }) {
  const { number, clock } = useReportText();
  const result = useResult();
  const { position, task, seconds, limitSeconds, marks } = answer;
  const time = seconds === null ? null : `${clock(seconds)} / ${clock(limitSeconds ?? seconds)}`;
  return (
    <span className="grid grow grid-cols-[2rem_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1 sm:grid-cols-[2rem_minmax(0,1fr)_8rem_6rem]">
      <span className="text-sm text-ink-soft tabular">{number(position + 1)}</span>
      <span className="font-semibold">
        <TaskLabel task={task} />
      </span>
      <span className="text-sm text-ink-soft tabular max-sm:hidden">{time}</span>
      <span className="text-end tabular">{result(answer)}</span>
      <span className="col-[2/-1] text-sm text-ink-soft tabular empty:hidden sm:hidden">{time}</span>
      <span className="col-[2/-1] flex flex-wrap gap-1.5 empty:hidden">
        <Marks marks={marks} />
      </span>
    </span>
  );
}

type AnswersListProps = {
  answers: readonly AnswerView[];
  /** What stands behind an answer: the question with its key, or the text. */
  detail: (answer: AnswerView) => ReactNode;
};

/** Each answer: what came of it, how long it took, how it was given, and what is behind it. */
export function AnswersList({ answers, detail }: AnswersListProps) {
  const { t } = useReportText();
  return (
    <ReportCard part="answers" title={t("answers.title")} text={t("answers.text")} isLong>
      <ol className="divide-y divide-line border-y border-line">
        {answers.map((answer) => (
          <li key={answer.position}>
            <details className="group" data-answer={answer.position}>
              <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-2 [&::-webkit-details-marker]:hidden">
                <Facts answer={answer} />
                <OpeningSign />
              </summary>
              <div className="grid gap-5 pt-2 pb-6 sm:ps-11">{detail(answer)}</div>
            </details>
          </li>
        ))}
      </ol>
    </ReportCard>
  );
}

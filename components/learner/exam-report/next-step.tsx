import { useLocale } from "next-intl";

import { TaskLabel } from "@/components/learner/exam-report/task-label";
import { useReportText } from "@/components/learner/exam-report/report-text";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { taskFormats } from "@/lib/content/task-formats";
import type { TaskType } from "@/lib/content/task-names";
import { localePath } from "@/lib/i18n/locales";
import { writePurpose } from "@/lib/questions/purpose";
import type { ReportTask, ReportView } from "@/lib/questions/report-view";
import { isQuestionType } from "@/lib/questions/types";

type Next = NonNullable<ReportView["next"]>;

/** A part of a task is taught in the task's course. */
const courseOfPart: Partial<Record<ReportTask, string>> = {
  "summarize-the-conversation": taskFormats["interactive-listening"].course,
};
const isTaskType = (task: ReportTask): task is TaskType => Object.hasOwn(taskFormats, task);

const courseOf = (task: ReportTask): string | null =>
  isTaskType(task) ? taskFormats[task].course : (courseOfPart[task] ?? null);

function Reason({ next: { reason, skill, task, share, expected, count } }: { next: Next }) {
  const { t, percent, skillName } = useReportText();
  return t.rich(`next.${reason}`, {
    skill: skillName(skill),
    share: percent(share ?? 0),
    expected: percent(expected ?? 0),
    count: count ?? 0,
    task: () => <TaskLabel task={task} />,
  });
}

/** The one thing to do next: why, and the way there. */
export function NextStep({ next }: { next: Next | null }) {
  const { t } = useReportText();
  const locale = useLocale();
  if (!next) return null;
  const course = courseOf(next.task);
  return (
    <Card tone="mark" className="grid break-inside-avoid gap-3" data-part="next">
      <h2 className="text-xl">{t("next.title")}</h2>
      <p className="max-w-text text-lg">
        <Reason next={next} />
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        {isQuestionType(next.task) ? (
          <a
            data-next="practice"
            href={`${localePath(locale, "/app")}#/practice/begin/${writePurpose({ kind: "type", type: next.task })}/${next.task}/mixed`}
            className={buttonClass({ size: "lg" })}
          >
            {t("next.practice")}
          </a>
        ) : null}
        {course ? (
          <a
            data-next="course"
            href={localePath(locale, `/courses/${course}`)}
            className={buttonClass({
              size: "lg",
              variant: isQuestionType(next.task) ? "secondary" : "primary",
            })}
          >
            {t("next.course")}
          </a>
        ) : null}
      </div>
    </Card>
  );
}

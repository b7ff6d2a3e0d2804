import { reportTaskName } from "@/lib/content/report-names";
import type { ReportTask } from "@/lib/questions/report-view";

/** The names of tasks are English everywhere. */
export function TaskLabel({ task }: { task: ReportTask }) {
  return (
    <span lang="en" translate="no">
      {reportTaskName(task)}
    </span>
  );
}

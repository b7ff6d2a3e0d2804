import { correctedTaskNames } from "@/lib/content/corrected-task-names";
import { taskNames } from "@/lib/content/task-names";
import type { IntegratedName, ReportTask } from "@/lib/questions/report-view";

const names: Readonly<Record<string, string | null>> = { ...taskNames, ...correctedTaskNames };

/** The English name that the test gives a task. */
export const reportTaskName = (task: ReportTask): string => names[task] ?? task;

/** The combined scores keep the names that the test gives them. */
export const integratedLabels: Record<IntegratedName, string> = {
  literacy: "Literacy",
  comprehension: "Comprehension",
  conversation: "Conversation",
  production: "Production",
};

import { DrawnPicture } from "@/components/site/drawn-picture";
import type { TaskType } from "@/lib/content/task-names";

/** The drawing of a task. */
export function TaskPicture({ type, className }: { type: TaskType; className?: string }) {
  return <DrawnPicture file={`tasks/${type}`} width={160} height={120} className={className} />;
}

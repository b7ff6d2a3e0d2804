import type { useExams } from "@/components/learner/exam/task/exam-queries";

/** One of the list. */
export type ExamSitting = NonNullable<ReturnType<typeof useExams>["data"]>["sittings"][number];

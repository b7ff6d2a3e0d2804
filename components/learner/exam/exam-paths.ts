import type { ExamKind } from "@/lib/core/exam-kinds";

export const examsPath = "/exam";
export const startPath = (kind: ExamKind) => `${examsPath}/start/${kind}`;
/** Where a sitting stands: to go on with, being scored, or over. */
export const sittingPath = (id: string) => `${examsPath}/${id}`;
/** The sitting itself, which has the screen for itself. */
export const sitPath = (id: string) => `${sittingPath(id)}/sit`;
export const reportPath = (id: string) => `${sittingPath(id)}/report`;

import type { ExamOffer } from "@/components/learner/exam/task/exam-queries";

/** Something that it asks is scored here; without that it has no score, and no credit is asked for it. */
export const canScoreAny = ({ sections, unscored }: Pick<ExamOffer, "sections" | "unscored">) =>
  sections.some(({ skill }) => !unscored.includes(skill));

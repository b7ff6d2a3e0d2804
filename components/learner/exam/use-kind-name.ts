import { useTranslations } from "next-intl";

import type { ExamKind } from "@/lib/core/exam-kinds";

/** What an exam is called. */
export function useKindName() {
  const t = useTranslations("Exam.kinds");
  return (kind: ExamKind) => t(`${kind}.name`);
}

import { useTranslations } from "next-intl";

import type { Edit } from "@/components/learner/corrections/corrections-queries";
import { EnglishMarked, inEnglish } from "@/components/questions/english-words";

/** Why a place is marked, in the reader's language: what a model says of it, else the sentence of its kind. */
export function Explanation({
  edit,
}: {
  edit: Pick<Edit, "kind" | "original" | "replacement" | "cue" | "reason">;
}) {
  const t = useTranslations("Corrections.explanations");
  const { kind, original, replacement, cue, reason } = edit;
  if (reason) return reason;
  const values = {
    original: inEnglish(original),
    replacement: inEnglish(replacement),
    cue: inEnglish(cue ?? replacement),
  };
  return <EnglishMarked>{t(kind, values)}</EnglishMarked>;
}

"use client";

import { useLocale, useTranslations } from "next-intl";

import type { Edit } from "@/components/learner/corrections/corrections-queries";
import { classNames } from "@/components/ui/class-names";

/** Below it, an edit is a hint. */
const leastConfidence = 0.5;
export const isHint = ({ confidence }: Pick<Edit, "confidence">) => confidence < leastConfidence;
export const markId = (id: string) => `mark-${id}`;

type MarkProps = { edit: Edit; isTaken: boolean; isCurrent: boolean; onOpen: () => void };

/** What stands in the text: the words, what replaces them once taken, or the place where some are missing. */
function wordsOf({ original, replacement }: Edit, isTaken: boolean) {
  if (isTaken) return replacement.trim() === "" ? "×" : replacement;
  return original === "" ? "‸" : original;
}

/** Marked words: no button, since a button's words do not break over lines. Tab stops at the current one, arrows go on. */
export function Mark({ edit, isTaken, isCurrent, onOpen }: MarkProps) {
  const t = useTranslations("Corrections");
  const locale = useLocale();
  const isUnsure = isHint(edit);
  return (
    <span
      id={markId(edit.id)}
      role="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-pressed={isCurrent}
      onClick={onOpen}
      onFocus={onOpen}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onOpen();
      }}
      className={classNames(
        "cursor-pointer marked underline decoration-2 underline-offset-4",
        isTaken
          ? "decoration-green praised"
          : isUnsure
            ? "decoration-line-strong decoration-dashed"
            : "decoration-red",
        isUnsure && !isTaken && "[--stroke:var(--color-mark-soft)]",
        isCurrent && "outline-3 outline-offset-1 outline-teal",
      )}
    >
      {wordsOf(edit, isTaken)}
      <span lang={locale} className="sr-only">
        {` (${t(isTaken ? "result.fixed" : `categories.${edit.category}`)})`}
      </span>
    </span>
  );
}

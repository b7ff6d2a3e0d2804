"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { HighlightArea } from "@/components/questions/interactive-reading/highlight-area";
import { belowClock, StackedReading } from "@/components/questions/interactive-reading/reading-layout";
import {
  clearSelection,
  type Selection,
  startSelection,
} from "@/components/questions/interactive-reading/selection";
import { StepHeading } from "@/components/questions/interactive-reading/step-heading";
import { readWords } from "@/components/questions/interactive-reading/word-keys";
import { KeyHint } from "@/components/questions/key-hint";
import type { StepProps } from "@/components/questions/step-props";
import { Button } from "@/components/ui/button";
import type { AnswerOf, PromptOf } from "@/lib/questions/types";

type Prompt = PromptOf<"interactive-reading", "highlight">;
type Answer = AnswerOf<"interactive-reading", "highlight">;

export const countUnmarked = (_prompt: unknown, answer: Answer | null) =>
  (answer?.span ?? null) === null ? 1 : 0;

type StatusProps = { selection: Selection; words: string[]; disabled: boolean; onClear: () => void };

/** What is highlighted, said whenever it changes. */
function Status({ selection: { span, isOpen }, words, disabled, onClear }: StatusProps) {
  const t = useTranslations("Questions.interactive-reading");
  const marked = span && words.slice(span.first, span.last + 1).join(" ");
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 text-sm text-ink-soft">
      <p role="status" className="min-w-0">
        {marked
          ? t.rich("highlighted", {
              words: () => (
                <mark lang="en" translate="no" className="rounded-sm bg-mark px-0.5 text-ink">
                  {marked}
                </mark>
              ),
            })
          : t("nothing")}
        {isOpen ? ` ${t("last")}` : null}
      </p>
      {span ? (
        <Button size="sm" variant="quiet" disabled={disabled} onClick={onClear}>
          {t("clear")}
        </Button>
      ) : null}
    </div>
  );
}

/** Highlight the Answer: with the mouse, by two taps, or with Shift and the arrows. */
export function HighlightStep({ prompt, disabled, draft, onDraft }: StepProps<Prompt, Answer>) {
  const t = useTranslations("Questions.interactive-reading");
  const [words] = useState(() => readWords(prompt.passage));
  const [selection, setSelection] = useState(() => startSelection(draft?.span ?? null));

  function select(next: Selection) {
    if (disabled) return;
    setSelection(next);
    if (next.span !== selection.span) onDraft({ span: next.span });
  }

  return (
    <StackedReading
      task={
        <>
          <div className="grid gap-1">
            <StepHeading kind="highlight" />
            <p className="text-sm text-ink-soft">{t("how")}</p>
          </div>
          <div
            className={`${belowClock} grid gap-1 max-lg:-mt-2 max-lg:border-b max-lg:border-line max-lg:py-1`}
          >
            <p lang="en" translate="no" className="text-lg leading-snug font-semibold">
              {prompt.question}
            </p>
            <Status
              selection={selection}
              words={words.words}
              disabled={disabled}
              onClear={() => select(clearSelection(selection))}
            />
          </div>
          <KeyHint>{t("keys.highlight")}</KeyHint>
        </>
      }
      passage={
        <HighlightArea
          label={prompt.question}
          paragraphs={prompt.passage}
          words={words}
          selection={selection}
          disabled={disabled}
          onSelect={select}
        />
      }
    />
  );
}

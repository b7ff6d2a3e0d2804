"use client";

import { useTranslations } from "next-intl";
import { Fragment, useEffect, useRef, useState } from "react";

import { definePlayer, stepPlayer } from "@/components/questions/define-player";
import { KeyHint } from "@/components/questions/key-hint";
import { GapInput, type Move } from "@/components/questions/read-and-complete/gap-input";
import { isGapPart, passageParts } from "@/components/questions/read-and-complete/passage-parts";
import { useKeptInSight } from "@/components/questions/read-and-complete/use-kept-in-sight";
import type { StepProps } from "@/components/questions/step-props";
import { readAndComplete } from "@/lib/questions/read-and-complete/schema";
import type { AnswerOf, PromptOf } from "@/lib/questions/types";

type Prompt = PromptOf<"read-and-complete">;
type Answer = AnswerOf<"read-and-complete">;

const countGaps = ({ parts }: Prompt) => parts.filter((part) => !("whole" in part)).length;

function countEmpty(prompt: Prompt, answer: Answer | null) {
  return countGaps(prompt) - (answer?.gaps.filter((letters) => letters.trim() !== "").length ?? 0);
}

function ReadAndComplete({ prompt, disabled, draft, onDraft }: StepProps<Prompt, Answer>) {
  const t = useTranslations("Questions.read-and-complete");
  const total = countGaps(prompt);
  const [gaps, setGaps] = useState(() => Array.from({ length: total }, (_, gap) => draft?.gaps[gap] ?? ""));
  const [parts] = useState(() => passageParts(prompt.parts));
  const inputs = useRef(new Map<number, HTMLInputElement>());
  const keepInSight = useKeptInSight();

  /** Where the work begins, or after a reload goes on. */
  const [first] = useState(() => Math.max(0, gaps.indexOf("")));
  useEffect(() => inputs.current.get(first)?.focus({ preventScroll: true }), [first]);

  function write(gap: number, letters: string) {
    const next = gaps.with(gap, letters);
    setGaps(next);
    onDraft({ gaps: next });
  }

  function move(gap: number, by: Move) {
    inputs.current.get(gap + by)?.focus({ preventScroll: true });
  }

  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t("ask")}</p>
      <div lang="en" translate="no" className="grid max-w-text gap-2">
        <h2 className="font-serif text-xl font-semibold">{prompt.title}</h2>
        <p className="font-serif text-passage leading-[2.1]">
          {parts.map((part, index) =>
            isGapPart(part) ? (
              <GapInput
                key={index}
                part={part}
                total={total}
                letters={gaps[part.gap] ?? ""}
                disabled={disabled}
                inputRef={(input) => {
                  if (input) inputs.current.set(part.gap, input);
                }}
                onWrite={(letters) => write(part.gap, letters)}
                onMove={(by) => move(part.gap, by)}
                onFocus={keepInSight}
              />
            ) : (
              <Fragment key={index}>{part.text}</Fragment>
            ),
          )}
        </p>
      </div>
      <KeyHint>{t("keys")}</KeyHint>
    </div>
  );
}

export const player = definePlayer<"read-and-complete">({
  main: stepPlayer(readAndComplete.steps.main, ReadAndComplete, { countEmpty }),
});

"use client";

import { useTranslations } from "next-intl";
import { Fragment, useEffect, useRef, useState } from "react";

import { GapSelect } from "@/components/questions/interactive-reading/gap-select";
import { openingPieces } from "@/components/questions/interactive-reading/opening-pieces";
import { Passage } from "@/components/questions/interactive-reading/passage-text";
import { StackedReading } from "@/components/questions/interactive-reading/reading-layout";
import { StepHeading } from "@/components/questions/interactive-reading/step-heading";
import { KeyHint } from "@/components/questions/key-hint";
import type { StepProps } from "@/components/questions/step-props";
import type { AnswerOf, PromptOf } from "@/lib/questions/types";

type Prompt = PromptOf<"interactive-reading", "sentences">;
type Answer = AnswerOf<"interactive-reading", "sentences">;

const gapsOf = ({ parts }: Prompt) => parts.flatMap((part) => ("choices" in part ? [part.choices] : []));

export function countEmptyGaps(prompt: Prompt, answer: Answer | null) {
  return gapsOf(prompt).filter((_, gap) => (answer?.chosen[gap] ?? null) === null).length;
}

/** Complete the Sentences: the opening with a choice at each gap. */
export function SentencesStep({ prompt, disabled, draft, onDraft }: StepProps<Prompt, Answer>) {
  const t = useTranslations("Questions.interactive-reading");
  const gaps = gapsOf(prompt);
  const [chosen, setChosen] = useState(() => gaps.map((_, gap) => draft?.chosen[gap] ?? null));
  const [pieces] = useState(() => openingPieces(prompt.parts));
  const selects = useRef(new Map<number, HTMLSelectElement>());

  /** Where the work begins, or after a reload goes on. */
  const [first] = useState(() => Math.max(0, chosen.indexOf(null)));
  useEffect(() => selects.current.get(first)?.focus({ preventScroll: true }), [first]);

  function choose(gap: number, choice: number | null) {
    const next = chosen.with(gap, choice);
    setChosen(next);
    onDraft({ chosen: next });
  }

  return (
    <StackedReading
      task={
        <>
          <div className="grid gap-1">
            <StepHeading kind="sentences" />
          </div>
          <KeyHint>{t("keys.gaps", { count: Math.max(...gaps.map(({ length }) => length)) })}</KeyHint>
        </>
      }
      passage={
        <Passage>
          <p className="leading-[2.5]">
            {pieces.map((piece, index) =>
              "gap" in piece ? (
                <GapSelect
                  key={index}
                  {...piece}
                  total={gaps.length}
                  chosen={chosen[piece.gap] ?? null}
                  disabled={disabled}
                  selectRef={(select) => {
                    if (select) selects.current.set(piece.gap, select);
                  }}
                  onChoose={(choice) => choose(piece.gap, choice)}
                />
              ) : (
                <Fragment key={index}>{piece.text}</Fragment>
              ),
            )}
          </p>
        </Passage>
      }
    />
  );
}

"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";

import { ChoiceList } from "@/components/questions/choice-list";
import { Passage } from "@/components/questions/interactive-reading/passage-text";
import { ReadingLayout } from "@/components/questions/interactive-reading/reading-layout";
import { Asked, StepHeading } from "@/components/questions/interactive-reading/step-heading";
import type { StepProps } from "@/components/questions/step-props";
import type { AnswerOf, PromptOf } from "@/lib/questions/types";

type Kind = "passage" | "idea" | "title";
type Answer = AnswerOf<"interactive-reading", Kind>;
type Props<K extends Kind> = StepProps<PromptOf<"interactive-reading", K>, Answer>;

export const countUnchosen = (_prompt: unknown, answer: Answer | null) =>
  (answer?.choice ?? null) === null ? 1 : 0;

type ChoiceTaskProps = Pick<StepProps<unknown, Answer>, "disabled" | "draft" | "onDraft"> & {
  kind: Kind;
  question: string | null;
  choices: readonly string[];
  passage: ReactNode;
};

function ChoiceTask({ kind, question, choices, passage, disabled, draft, onDraft }: ChoiceTaskProps) {
  const [chosen, setChosen] = useState(draft?.choice ?? null);

  function choose(choice: number) {
    setChosen(choice);
    onDraft({ choice });
  }

  return (
    <ReadingLayout
      passage={<Passage>{passage}</Passage>}
      task={
        <div className="grid gap-2">
          <StepHeading kind={kind} hasAsk={question !== null} />
          <ChoiceList
            legend={<Asked kind={kind} question={question} />}
            choices={choices}
            chosen={chosen}
            disabled={disabled}
            onChoose={choose}
          />
        </div>
      }
    />
  );
}

/** Complete the Passage: a sentence for the empty place. */
export function PassageStep({ prompt, ...frame }: Props<"passage">) {
  const t = useTranslations("Questions.interactive-reading");
  const { opening, before, after, choices } = prompt;
  return (
    <ChoiceTask
      {...frame}
      kind="passage"
      question={null}
      choices={choices}
      passage={
        <>
          <p>{opening}</p>
          <p>
            {before}{" "}
            <span
              role="img"
              aria-label={t("place")}
              className="inline-block w-28 rounded-sm border-b-2 border-marker bg-mark align-baseline"
            >
              &nbsp;
            </span>{" "}
            {after}
          </p>
        </>
      }
    />
  );
}

const paragraphs = (passage: readonly string[]) => passage.map((text, index) => <p key={index}>{text}</p>);

/** Identify the Idea. */
export function IdeaStep({ prompt, ...frame }: Props<"idea">) {
  const { passage, question, choices } = prompt;
  return (
    <ChoiceTask {...frame} kind="idea" question={question} choices={choices} passage={paragraphs(passage)} />
  );
}

/** Title the Passage. */
export function TitleStep({ prompt, ...frame }: Props<"title">) {
  return (
    <ChoiceTask
      {...frame}
      kind="title"
      question={null}
      choices={prompt.choices}
      passage={paragraphs(prompt.passage)}
    />
  );
}

"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

import { definePlayer, stepPlayer } from "@/components/questions/define-player";
import { isComposing } from "@/components/questions/is-composing";
import { KeyHint } from "@/components/questions/key-hint";
import { LetterBoxes } from "@/components/questions/letter-boxes";
import type { StepProps } from "@/components/questions/step-props";
import { fillInTheBlanks } from "@/lib/questions/fill-in-the-blanks/schema";
import type { AnswerOf, PromptOf } from "@/lib/questions/types";

type Props = StepProps<PromptOf<"fill-in-the-blanks">, AnswerOf<"fill-in-the-blanks">>;

const noLetter = /[^\p{L}'’-]/gu;

function FillInTheBlanks({ prompt, disabled, draft, onDraft, onAnswer }: Props) {
  const t = useTranslations("Questions.fill-in-the-blanks");
  const [letters, setLetters] = useState(draft?.letters ?? "");
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  function write(text: string) {
    const next = text.replace(noLetter, "").slice(0, prompt.missing);
    setLetters(next);
    onDraft({ letters: next });
  }

  /** Enter sends what is typed; an empty gap is given up with the button only. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || isComposing(event)) return;
    event.preventDefault();
    if (letters && !event.repeat) onAnswer({ letters });
  }

  return (
    <div className="grid gap-6 md:py-4">
      <label htmlFor={id} className="text-ink-soft">
        {t("ask")}
      </label>
      <p lang="en" translate="no" className="font-serif text-passage leading-loose">
        {prompt.before}
        <span className="relative inline-flex items-baseline whitespace-nowrap">
          <span className="font-semibold">{prompt.shown}</span>
          <LetterBoxes letters={letters} count={prompt.missing} isActive={!disabled} size="sentence" />
          <input
            ref={input}
            id={id}
            value={letters}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
            disabled={disabled}
            maxLength={prompt.missing + 4}
            aria-label={t("letters", { shown: prompt.shown, count: prompt.missing })}
            enterKeyHint="send"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="absolute inset-0 cursor-text opacity-0"
          />
        </span>
        {prompt.after}
      </p>
      <KeyHint>{t("keys")}</KeyHint>
    </div>
  );
}

export const player = definePlayer<"fill-in-the-blanks">({
  main: stepPlayer(fillInTheBlanks.steps.main, FillInTheBlanks),
});

"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

import { definePlayer, stepPlayer } from "@/components/questions/define-player";
import { isComposing } from "@/components/questions/is-composing";
import { KeyHint } from "@/components/questions/key-hint";
import type { StepProps } from "@/components/questions/step-props";
import { classNames } from "@/components/ui/class-names";
import { fillInTheBlanks } from "@/lib/questions/fill-in-the-blanks/schema";
import type { AnswerOf, PromptOf } from "@/lib/questions/types";

type Props = StepProps<PromptOf<"fill-in-the-blanks">, AnswerOf<"fill-in-the-blanks">>;

const noLetter = /[^\p{L}'’-]/gu;

/** One box a missing letter; the one that is typed into next is marked. */
function Boxes({ letters, count, disabled }: { letters: string; count: number; disabled: boolean }) {
  const active = Math.min(letters.length, count - 1);
  return (
    <span aria-hidden className="ms-0.5 inline-flex gap-1">
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={classNames(
            "inline-grid h-9 w-7 place-items-center border-b-2 text-lg",
            index === active && !disabled ? "border-teal bg-teal-soft" : "border-line-strong bg-sunken",
          )}
        >
          {letters[index] ?? "\u00a0"}
        </span>
      ))}
    </span>
  );
}

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
          <Boxes letters={letters} count={prompt.missing} disabled={disabled} />
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

"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";

import type { PlayerProps, ReviewProps } from "@/components/questions/player-props";
import { classNames } from "@/components/ui/class-names";

const letter = /[^\p{L}'’-]/gu;

export function FillInTheBlanks(props: PlayerProps<"fill-in-the-blanks">) {
  const { prompt, disabled, draft, onDraft, onBegin } = props;
  const t = useTranslations("Questions.fill-in-the-blanks");
  const [letters, setLetters] = useState(draft?.letters ?? "");
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    onBegin();
    input.current?.focus({ preventScroll: true });
  }, [onBegin]);

  function write(text: string) {
    const next = text.replace(letter, "").slice(0, prompt.missing);
    setLetters(next);
    onDraft({ letters: next });
  }

  const boxes = Array.from({ length: prompt.missing }, (_, index) => letters[index] ?? "");
  const active = Math.min(letters.length, prompt.missing - 1);

  return (
    <div className="grid gap-6 py-4">
      <label htmlFor={id} className="text-ink-soft">
        {t("ask")}
      </label>
      <p lang="en" translate="no" className="font-serif text-passage leading-loose">
        {prompt.before}
        <span className="relative inline-flex items-baseline whitespace-nowrap">
          <span className="font-semibold">{prompt.shown}</span>
          <span aria-hidden className="ms-0.5 inline-flex gap-1">
            {boxes.map((value, index) => (
              <span
                key={index}
                className={classNames(
                  "inline-grid h-9 w-7 place-items-center border-b-2 text-lg",
                  index === active && !disabled ? "border-teal bg-teal-soft" : "border-line-strong bg-sunken",
                )}
              >
                {value}
              </span>
            ))}
          </span>
          <input
            ref={input}
            id={id}
            value={letters}
            onChange={(event) => write(event.target.value)}
            disabled={disabled}
            maxLength={prompt.missing + 4}
            aria-label={t("letters", { shown: prompt.shown, count: prompt.missing })}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="absolute inset-0 cursor-text opacity-0"
          />
        </span>
        {prompt.after}
      </p>
    </div>
  );
}

export function FillInTheBlanksReview({ prompt, review }: ReviewProps<"fill-in-the-blanks">) {
  const t = useTranslations("Questions.fill-in-the-blanks");
  const word = (text: string) => (
    <strong lang="en" translate="no">
      {text}
    </strong>
  );
  const given = review.boxes.map((box) => box.given).join("");

  return (
    <div className="grid gap-3">
      <p lang="en" translate="no" className="font-serif text-passage leading-relaxed">
        {prompt.before}
        <mark className="bg-mark px-1 font-semibold text-inherit">{review.word}</mark>
        {prompt.after}
      </p>
      <p>{t.rich("answer", { word: () => word(review.word) })}</p>
      {review.isRight ? null : (
        <p className="text-ink-soft">
          {given ? t.rich("given", { word: () => word(prompt.shown + given) }) : t("nothing")}
        </p>
      )}
    </div>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { Fragment, type KeyboardEvent, useRef, useState } from "react";

import type { SpokenWord } from "@/components/learner/corrections/speaking/spoken-parts";
import { classNames } from "@/components/ui/class-names";

type HeardWordsProps = {
  words: readonly SpokenWord[];
  /** Of the recording, while it plays. */
  time: number | null;
  /** Null once the recording is gone. */
  onPlay: ((word: SpokenWord) => void) | null;
};

const steps: Record<string, number | undefined> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const isNow = ({ start, end }: SpokenWord, time: number | null) =>
  time !== null && time >= start - 0.03 && time < end;

/** What was heard, in step with the voice. A word plays from where it was said; arrows go from one to the next. */
export function HeardWords({ words, time, onPlay }: HeardWordsProps) {
  const t = useTranslations("Corrections.speech");
  const [at, setAt] = useState(0);
  const list = useRef<HTMLParagraphElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(words.length - 1, Math.max(0, at + step));
    setAt(next);
    list.current?.querySelectorAll("button")[next]?.focus();
  }

  return (
    <p
      ref={list}
      lang="en"
      translate="no"
      className="font-serif text-passage leading-loose"
      onKeyDown={onKeyDown}
    >
      {words.map((word, index) => {
        const look = classNames(
          "rounded-sm px-0.5",
          word.kind !== "word" && "text-ink-soft italic",
          isNow(word, time) && "bg-teal-soft",
        );
        const name = word.kind === "word" ? undefined : `${word.word} (${t(`kinds.${word.kind}`)})`;
        return (
          <Fragment key={index}>
            {onPlay ? (
              <button
                type="button"
                tabIndex={index === at ? 0 : -1}
                aria-label={name}
                className={classNames(look, "hover:bg-teal-soft")}
                onFocus={() => setAt(index)}
                onClick={() => onPlay(word)}
              >
                {word.word}
              </button>
            ) : (
              <span className={look}>{word.word}</span>
            )}{" "}
          </Fragment>
        );
      })}
    </p>
  );
}

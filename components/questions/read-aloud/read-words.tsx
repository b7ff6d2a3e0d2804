"use client";

import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";

import { classNames } from "@/components/ui/class-names";
import type { Reading } from "@/lib/questions/read-aloud/schema";

type Word = Reading["words"][number];
type WordsProps = {
  sentence: string;
  words: readonly Word[];
  /** Of the recording, while it plays. */
  time: number | null;
  /** Null when the recording is gone. */
  onPlay: ((word: Word) => void) | null;
};

/** A state is told by line and word as well as by colour. */
const looks = {
  read: "",
  skipped: "text-red line-through decoration-2",
  changed: "bg-mark underline decoration-wavy decoration-2 underline-offset-4",
} as const;

const isNow = ({ heardAt, seconds }: Word, time: number | null) =>
  time !== null && heardAt !== null && time >= heardAt - 0.03 && time < heardAt + seconds;

/** The sentence as it was read: each word that was heard is a button that plays it. */
export function ReadWords({ sentence, words, time, onPlay }: WordsProps) {
  const t = useTranslations("Questions.read-aloud");
  const locale = useLocale();
  return (
    <p lang="en" translate="no" className="font-serif text-xl leading-loose sm:text-2xl">
      {words.map((word, at) => {
        const text = sentence.slice(word.start, word.end);
        const between = sentence.slice(word.end, words[at + 1]?.start ?? sentence.length);
        const look = classNames("rounded-sm px-0.5", looks[word.state], isNow(word, time) && "bg-teal-soft");
        return (
          <Fragment key={at}>
            {word.heardAt !== null && onPlay ? (
              <button
                type="button"
                className={classNames(
                  look,
                  "underline decoration-green decoration-dotted underline-offset-4 hover:bg-teal-soft",
                )}
                onClick={() => onPlay(word)}
              >
                {text}
              </button>
            ) : (
              <span className={look}>{text}</span>
            )}
            {word.state === "read" ? null : (
              <small lang={locale} className="ps-1 font-sans text-xs text-ink-soft">
                ({t(`states.${word.state}`)})
              </small>
            )}
            {between}
          </Fragment>
        );
      })}
    </p>
  );
}

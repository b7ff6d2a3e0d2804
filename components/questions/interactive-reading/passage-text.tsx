import { Fragment, type ReactNode } from "react";

import { type Span, splitTokens } from "@/lib/questions/interactive-reading/span";

export const passageClass = "font-serif text-passage grid gap-4";

/** Paragraphs of test material. */
export function Passage({ children }: { children: ReactNode }) {
  return (
    <div lang="en" translate="no" className={passageClass}>
      {children}
    </div>
  );
}

const contains = (span: Span | null, word: number) =>
  span !== null && span.first <= word && word <= span.last;

type MarkedProps = {
  paragraphs: readonly string[];
  /** How a word looks, and the space behind it when the next one looks the same. */
  lookOf: (word: number) => string;
  /** Paragraphs without such a word are left out. */
  isExcerpt?: boolean;
  /** What else a word carries. */
  children?: (word: number, text: string, look: string) => ReactNode;
};

/** A passage of which some words look different. */
export function MarkedPassage({ paragraphs, lookOf, isExcerpt = false, children }: MarkedProps) {
  const texts = paragraphs.map(splitTokens);
  return texts.map((words, index) => {
    const from = texts.slice(0, index).reduce((sum, { length }) => sum + length, 0);
    if (isExcerpt && !words.some((_, at) => lookOf(from + at) !== "")) return null;
    return (
      <p key={index}>
        {words.map((text, at) => {
          const word = from + at;
          const look = lookOf(word);
          const space = at + 1 < words.length ? " " : "";
          const joins = look !== "" && lookOf(word + 1) === look;
          return (
            <Fragment key={word}>
              {children ? children(word, text, look) : look ? <span className={look}>{text}</span> : text}
              {joins ? <span className={look}>{space}</span> : space}
            </Fragment>
          );
        })}
      </p>
    );
  });
}

export const lookIn = (span: Span | null, look: string) => (word: number) =>
  contains(span, word) ? look : "";

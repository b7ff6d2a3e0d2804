"use client";

import type { DemoTexts } from "@/components/site/demo/demo-texts";
import type { DemoWord } from "@/components/site/demo/demo-words";
import type { Outcome } from "@/components/site/demo/use-word-demo";

type DemoVerdictProps = { outcome: Outcome; word: DemoWord; texts: DemoTexts };

/** Right, not right or late, and why: the lines that practice has for such a word. */
export function DemoVerdict({ outcome, word, texts }: DemoVerdictProps) {
  const { explanations } = texts;
  const lines = word.isReal
    ? [explanations["real-word"], explanations.meaning]
    : [explanations["invented-word"], explanations["nearest-word"]];
  return (
    <>
      <p className={`font-semibold ${outcome === "right" ? "text-green" : "text-red"}`}>{texts[outcome]}</p>
      {lines.map((line) => (
        <p key={line} className="text-sm">
          <Filled line={line} word={word} glosses={texts.glosses} />
        </p>
      ))}
    </>
  );
}

const marks = /\{(word|gloss|nearest)\}/;

type FilledProps = { line: string; word: DemoWord; glosses: DemoTexts["glosses"] };

/** The line with its English words, and what they mean, in their places. */
function Filled({ line, word, glosses }: FilledProps) {
  const english: Record<string, string> = {
    word: word.word,
    ...(word.isReal ? {} : { nearest: word.nearest }),
  };
  return line.split(marks).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : part === "gloss" ? (
      word.isReal && glosses[word.word]
    ) : (
      <span key={index} lang="en">
        {english[part]}
      </span>
    ),
  );
}

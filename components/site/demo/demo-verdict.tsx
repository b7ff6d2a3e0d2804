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
          <Filled line={line} word={word} />
        </p>
      ))}
    </>
  );
}

const marks = /\{(word|gloss|nearest)\}/;

/** The line with its English words in their places. */
function Filled({ line, word }: { line: string; word: DemoWord }) {
  const english: Record<string, string> = {
    word: word.word,
    ...(word.isReal ? { gloss: word.gloss } : { nearest: word.nearest }),
  };
  return line.split(marks).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} lang="en">
        {english[part]}
      </span>
    ),
  );
}

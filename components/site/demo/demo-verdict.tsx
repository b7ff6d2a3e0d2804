"use client";

import type { DemoTexts } from "@/components/site/demo/demo-texts";
import type { WordDemoState } from "@/components/site/demo/use-word-demo";

const wordMark = "{word}";

/** Right, not right or late, and what the word is. */
export function DemoVerdict({ demo, texts }: { demo: WordDemoState; texts: DemoTexts }) {
  const { phase, outcome, current } = demo;
  if (phase !== "told" || !outcome) return null;
  const [before, after] = (current.isReal ? texts.isReal : texts.isInvented).split(wordMark);
  return (
    <p className={outcome === "right" ? "text-green" : "text-red"}>
      <strong>{texts[outcome]}</strong>{" "}
      <span className="text-ink">
        {before}
        <strong lang="en">{current.word}</strong>
        {after}
      </span>
    </p>
  );
}

"use client";

import type { DemoTexts } from "@/components/site/demo/demo-texts";
import { demoSeconds, type WordDemoState } from "@/components/site/demo/use-word-demo";

/** Which word it is, and the time that is left for it. */
export function DemoClock({ demo, texts }: { demo: WordDemoState; texts: DemoTexts }) {
  const { phase, index, isTimed, outcomes } = demo;
  const rights = outcomes.filter((each) => each === "right").length;
  const still = { scale: phase === "asking" ? "1 1" : "0 1" };
  return (
    <>
      <div className="flex items-baseline justify-between gap-4 text-sm text-ink-soft tabular">
        <p>{phase === "done" ? texts.count[rights] : texts.progress[index]}</p>
        {phase === "asking" ? <p className="text-end">{isTimed ? texts.clock : texts.noClock}</p> : null}
      </div>
      <div className="mt-2 h-1.5 overflow-hidden rounded-full bg-line" aria-hidden>
        <div
          key={`${index}${phase}`}
          data-timer
          className="h-full origin-left rounded-full bg-teal"
          style={isTimed ? { animation: `drain ${demoSeconds}s linear forwards` } : still}
        />
      </div>
    </>
  );
}

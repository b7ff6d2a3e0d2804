"use client";

import { classNames } from "@/components/ui/class-names";
import type { DemoTexts } from "@/components/site/demo/demo-texts";
import { demoSeconds, type WordDemoState } from "@/components/site/demo/use-word-demo";

/** Which word it is, and the time that is left for it: a bar a word, filled when it is answered. */
export function DemoClock({ demo, texts }: { demo: WordDemoState; texts: DemoTexts }) {
  const { phase, index, isTimed, outcomes, total } = demo;
  const isAsking = phase === "asking";
  const note = (isShown: boolean) =>
    classNames("col-start-1 row-start-1 text-end", isShown ? undefined : "invisible");
  return (
    <>
      <div className="flex items-baseline justify-between gap-4 text-sm text-ink-soft tabular">
        <p>{texts.progress[index]}</p>
        <p className="grid">
          <span className={note(isAsking && !isTimed)}>{texts.noClock}</span>
          <span className={note(isAsking && isTimed)}>{texts.clock}</span>
        </p>
      </div>
      <div className="mt-2 grid grid-flow-col gap-1.5" aria-hidden>
        {Array.from({ length: total }, (_, each) => {
          const isDraining = isAsking && isTimed && each === index;
          return (
            <span key={each} className="h-1.5 overflow-hidden rounded-full bg-line">
              <span
                key={isDraining ? "timed" : "still"}
                data-timer
                className="block h-full origin-left rounded-full bg-teal"
                style={
                  isDraining
                    ? { animation: `drain ${demoSeconds}s linear forwards` }
                    : { scale: each < outcomes.length ? "1 1" : "0 1" }
                }
              />
            </span>
          );
        })}
      </div>
    </>
  );
}

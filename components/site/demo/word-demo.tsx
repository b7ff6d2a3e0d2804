"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";

import { DemoButtons } from "@/components/site/demo/demo-buttons";
import { DemoClock } from "@/components/site/demo/demo-clock";
import { DemoLine } from "@/components/site/demo/demo-line";
import type { DemoTexts } from "@/components/site/demo/demo-texts";
import { DemoVerdict } from "@/components/site/demo/demo-verdict";
import { useWordDemo } from "@/components/site/demo/use-word-demo";

type WordDemoProps = { texts: DemoTexts; practiceHref: string; ticks: { at: number; text: string }[] };

export function WordDemo({ texts, practiceHref, ticks }: WordDemoProps) {
  const demo = useWordDemo();
  const sheet = useRef<HTMLDivElement>(null);
  const { phase, index, outcomes, answer } = demo;
  const rights = outcomes.filter((each) => each === "right").length;

  useEffect(() => {
    if (phase !== "told" && index > 0) sheet.current?.focus({ preventScroll: true });
  }, [phase, index]);

  function onKeyDown(event: KeyboardEvent) {
    if (phase !== "asking" || event.metaKey || event.ctrlKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === "y" || key === "n") answer(key === "y");
  }

  return (
    <div
      ref={sheet}
      role="group"
      aria-label={texts.task}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="grid gap-1 outline-none"
    >
      <DemoClock demo={demo} texts={texts} />
      <p
        lang={phase === "done" ? undefined : "en"}
        translate={phase === "done" ? undefined : "no"}
        className="mt-5 text-center text-4xl font-semibold tracking-tight"
      >
        {phase === "done" ? texts.count[rights] : demo.current?.word}
      </p>
      <div aria-live="polite" className="grid min-h-29 content-center gap-0.5 py-2 text-center">
        {phase === "told" && demo.outcome && demo.current ? (
          <DemoVerdict outcome={demo.outcome} word={demo.current} texts={texts} />
        ) : (
          <p className={phase === "done" ? "text-sm" : "text-ink-soft"}>
            {phase === "done" ? texts.after : texts.task}
          </p>
        )}
      </div>
      <DemoButtons demo={demo} texts={texts} practiceHref={practiceHref} />
      <div className="mt-4">
        <DemoLine texts={texts} ticks={ticks} outcomes={outcomes} />
      </div>
    </div>
  );
}

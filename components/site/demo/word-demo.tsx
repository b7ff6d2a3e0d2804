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
      <div className="grid min-h-52 content-center gap-5 py-4 text-center">
        {phase === "done" ? (
          <p className="mx-auto max-w-narrow">{texts.after}</p>
        ) : (
          <>
            <p className="text-sm text-ink-soft">{texts.task}</p>
            <p lang="en" translate="no" className="text-4xl font-semibold tracking-tight">
              {demo.current.word}
            </p>
          </>
        )}
        <div aria-live="polite" className="empty:-mt-5">
          <DemoVerdict demo={demo} texts={texts} />
        </div>
        <DemoButtons demo={demo} texts={texts} practiceHref={practiceHref} />
      </div>
      <DemoLine texts={texts} ticks={ticks} outcomes={outcomes} isDone={phase === "done"} />
    </div>
  );
}

"use client";

import { useEffect, useRef } from "react";

import type { DemoTexts } from "@/components/site/demo/demo-texts";
import type { WordDemoState } from "@/components/site/demo/use-word-demo";
import { Button, buttonClass } from "@/components/ui/button";

type DemoButtonsProps = { demo: WordDemoState; texts: DemoTexts; practiceHref: string };

/** No and Yes as in the task, then the way on, then the way out. */
export function DemoButtons({ demo, texts, practiceHref }: DemoButtonsProps) {
  if (demo.phase === "told") return <MoveOn demo={demo} label={demo.isLast ? texts.last : texts.next} />;
  if (demo.phase === "done") {
    return (
      <div className="flex flex-wrap gap-3">
        <a href={practiceHref} className={`${buttonClass()} grow`}>
          {texts.more}
        </a>
        <Button variant="quiet" onClick={demo.again} className="grow">
          {texts.again}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button variant="secondary" size="lg" onClick={() => demo.answer(false)} aria-keyshortcuts="n">
        {texts.no}
      </Button>
      <Button variant="secondary" size="lg" onClick={() => demo.answer(true)} aria-keyshortcuts="y">
        {texts.yes}
      </Button>
    </div>
  );
}

function MoveOn({ demo, label }: { demo: WordDemoState; label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button
      ref={button}
      type="button"
      onClick={demo.next}
      className={buttonClass({ size: "lg", full: true })}
    >
      {label}
    </button>
  );
}

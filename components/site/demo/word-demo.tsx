"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";

import { Button, buttonClass } from "@/components/ui/button";
import { ScoreLine } from "@/components/ui/score-line";
import { demoRange } from "@/components/site/demo/demo-estimate";
import { demoWords } from "@/components/site/demo/demo-words";
import { demoSeconds, useWordDemo } from "@/components/site/demo/use-word-demo";

export type DemoTexts = Record<
  | "task"
  | "yes"
  | "no"
  | "noClock"
  | "clock"
  | "right"
  | "wrong"
  | "late"
  | "isReal"
  | "isInvented"
  | "next"
  | "last"
  | "again"
  | "more"
  | "before"
  | "narrowing"
  | "after"
  | "readingEmpty",
  string
> & {
  /** One text a word. */
  progress: string[];
  /** One text a number of right answers. */
  count: string[];
  /** One text a number of answers, with `{low}` and `{high}` still to be filled in. */
  reading: string[];
};

type WordDemoProps = { texts: DemoTexts; practiceHref: string; ticks: { at: number; text: string }[] };

const wordMark = "{word}";

function Verdict({ text, word }: { text: string; word: string }) {
  const [before, after] = text.split(wordMark);
  return (
    <>
      {before}
      <strong lang="en">{word}</strong>
      {after}
    </>
  );
}

export function WordDemo({ texts, practiceHref, ticks }: WordDemoProps) {
  const demo = useWordDemo();
  const moveOn = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { phase, index, outcomes, answer } = demo;
  const current = demoWords[index] ?? demoWords[0];
  const outcome = outcomes.at(-1);
  const isLast = index === demoWords.length - 1;
  const rights = outcomes.filter((each) => each === "right").length;

  useEffect(() => {
    if (phase === "told") moveOn.current?.focus({ preventScroll: true });
    else if (index > 0) sheet.current?.focus({ preventScroll: true });
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
      <div className="flex items-baseline justify-between gap-4 text-sm text-ink-soft tabular">
        <p>{phase === "done" ? texts.count[rights] : texts.progress[index]}</p>
        <p>{phase === "asking" ? (demo.isTimed ? texts.clock : texts.noClock) : null}</p>
      </div>
      <div className="mt-2 h-1.5 overflow-hidden rounded-full bg-line" aria-hidden>
        <div
          key={`${index}${phase}`}
          data-timer
          className="h-full origin-left rounded-full bg-teal"
          style={
            demo.isTimed
              ? { animation: `drain ${demoSeconds}s linear forwards` }
              : { scale: phase === "asking" ? "1 1" : "0 1" }
          }
        />
      </div>

      <div className="grid min-h-52 content-center gap-5 py-4 text-center">
        {phase === "done" ? (
          <p className="mx-auto max-w-narrow">{texts.after}</p>
        ) : (
          <>
            <p className="text-sm text-ink-soft">{texts.task}</p>
            <p lang="en" translate="no" className="text-4xl font-semibold tracking-tight">
              {current.word}
            </p>
          </>
        )}
        <div aria-live="polite" className="empty:hidden">
          {phase === "told" && outcome ? (
            <p className={outcome === "right" ? "text-green" : "text-red"}>
              <strong>{texts[outcome]}</strong>{" "}
              <span className="text-ink">
                <Verdict text={current.isReal ? texts.isReal : texts.isInvented} word={current.word} />
              </span>
            </p>
          ) : null}
        </div>
        <div className="grid min-h-12 grid-cols-2 gap-3">
          {phase === "asking" ? (
            <>
              <Button variant="secondary" size="lg" onClick={() => answer(true)} aria-keyshortcuts="y">
                {texts.yes}
              </Button>
              <Button variant="secondary" size="lg" onClick={() => answer(false)} aria-keyshortcuts="n">
                {texts.no}
              </Button>
            </>
          ) : null}
          {phase === "told" ? (
            <button
              ref={moveOn}
              type="button"
              onClick={demo.next}
              className={`${buttonClass({ size: "lg" })} col-span-2`}
            >
              {isLast ? texts.last : texts.next}
            </button>
          ) : null}
          {phase === "done" ? (
            <div className="col-span-2 flex flex-wrap gap-3">
              <a href={practiceHref} className={`${buttonClass({ size: "md" })} grow`}>
                {texts.more}
              </a>
              <Button variant="quiet" onClick={demo.again} className="grow">
                {texts.again}
              </Button>
            </div>
          ) : null}
        </div>
      </div>

      <DemoLine texts={texts} ticks={ticks} outcomes={outcomes} isDone={phase === "done"} />
    </div>
  );
}

type DemoLineProps = Pick<WordDemoProps, "texts" | "ticks"> & {
  outcomes: readonly string[];
  isDone: boolean;
};

function DemoLine({ texts, ticks, outcomes, isDone }: DemoLineProps) {
  const answers = outcomes.map((outcome, index) => ({
    level: demoWords[index]?.level ?? 0,
    right: outcome === "right",
  }));
  const range = answers.length > 0 ? demoRange(answers) : undefined;
  const said = range
    ? (texts.reading[answers.length - 1] ?? "")
        .replace("{low}", String(range[0]))
        .replace("{high}", String(range[1]))
    : texts.readingEmpty;
  return (
    <div className="border-t border-line pt-3">
      <ScoreLine label={said} range={range} ticks={ticks} />
      <p className="mt-1 min-h-5 text-center text-xs text-ink-soft">
        {isDone ? null : outcomes.length > 0 ? texts.narrowing : texts.before}
      </p>
    </div>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

import { classNames } from "@/components/ui/class-names";
import { useIsWide } from "@/components/questions/interactive-reading/use-is-wide";

const panes = ["passage", "task"] as const;
type Pane = (typeof panes)[number];
type Panes = Record<Pane, ReactNode>;

/** Below the clock, which sticks to the top, too. */
export const belowClock = "sticky top-[calc(var(--view-top,0px)+3.25rem)] z-5 bg-card";
const columns = "grid gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:gap-10";
const besidePassage = "lg:sticky lg:top-20 lg:self-start";

/** One after the other: the task above the passage in which it is done. */
export function StackedReading({ passage, task }: Panes) {
  return (
    <div className={columns}>
      <div className={`gap-3 max-lg:contents lg:order-2 lg:grid ${besidePassage}`}>{task}</div>
      <div className="min-w-0">{passage}</div>
    </div>
  );
}

/** Side by side where there is room, else behind two tabs; what is not shown keeps its state. */
export function ReadingLayout(content: Panes) {
  const isWide = useIsWide();
  const [shown, setShown] = useState<Pane>("task");
  const id = useId();

  return (
    <div className={columns}>
      {isWide ? null : <Tabs id={id} shown={shown} onShow={setShown} />}
      {panes.map((pane) => (
        <div
          key={pane}
          id={`${id}-${pane}`}
          {...(isWide ? {} : { role: "tabpanel", "aria-labelledby": `${id}-${pane}-tab` })}
          hidden={!isWide && shown !== pane}
          className={classNames("min-w-0", pane === "task" && besidePassage)}
        >
          {content[pane]}
        </div>
      ))}
    </div>
  );
}

function Tabs({ id, shown, onShow }: { id: string; shown: Pane; onShow: (pane: Pane) => void }) {
  const t = useTranslations("Questions.interactive-reading.tabs");
  const tabs = useRef<Partial<Record<Pane, HTMLButtonElement | null>>>({});

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const other = shown === "task" ? "passage" : "task";
    tabs.current[other]?.focus();
    onShow(other);
  }

  return (
    <div
      role="tablist"
      aria-label={t("label")}
      onKeyDown={onKeyDown}
      className={`${belowClock} grid grid-cols-2 gap-1 border-b border-line`}
    >
      {panes.map((pane) => (
        <button
          key={pane}
          ref={(tab) => {
            tabs.current[pane] = tab;
          }}
          type="button"
          role="tab"
          id={`${id}-${pane}-tab`}
          aria-controls={`${id}-${pane}`}
          aria-selected={shown === pane}
          tabIndex={shown === pane ? 0 : -1}
          onClick={() => onShow(pane)}
          className="min-h-11 border-b-2 border-transparent px-3 font-semibold text-ink-soft aria-selected:border-teal aria-selected:text-teal"
        >
          {t(pane)}
        </button>
      ))}
    </div>
  );
}

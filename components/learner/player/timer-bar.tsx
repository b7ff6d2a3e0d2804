"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { asClock } from "@/components/learner/player/as-clock";
import type { ClockReading } from "@/components/learner/player/run-clock";
import { classNames } from "@/components/ui/class-names";

function announcement({ left, seconds, isOver }: ClockReading) {
  if (isOver) return "over";
  if (seconds === null || seconds < 15) return null;
  if (left <= 10) return "ten";
  return left <= seconds / 2 ? "half" : null;
}

/** The time as a number and a bar; half, ten seconds and the end are said politely. */
export function TimerBar({ clock, aside }: { clock: ClockReading; aside?: ReactNode }) {
  const t = useTranslations("Learner.player");
  const { phase, seconds, left, fraction } = clock;
  const isPreparing = phase === "prepare";
  const said = announcement(clock);
  const isShort = fraction <= 0.2 && !isPreparing;
  if (seconds === null)
    return <p className="text-sm text-ink-soft">{t(isPreparing ? "preparing" : "noClock")}</p>;

  return (
    <div className="sticky top-[var(--view-top,0px)] z-10 grid gap-1.5 bg-paper max-md:-mx-4 max-md:px-4 max-md:py-2 md:-my-2 md:py-2">
      <div className="flex items-baseline justify-between gap-4">
        <p
          role="timer"
          aria-live="off"
          className={classNames("font-semibold tabular", isShort && "text-red")}
        >
          {isPreparing ? `${t("preparing")}: ` : null}
          {seconds > 90 ? t("clockLeft", { time: asClock(left) }) : t("timeLeft", { seconds: left })}
        </p>
        {aside}
      </div>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          className={classNames("h-full", isShort ? "bg-red" : isPreparing ? "bg-marker" : "bg-teal")}
          style={{ width: `${fraction * 100}%` }}
        />
      </div>
      <p role="status" className="sr-only">
        {said && !isPreparing ? t(said) : null}
      </p>
    </div>
  );
}

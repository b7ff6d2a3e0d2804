"use client";

import { useTranslations } from "next-intl";

import { asClock } from "@/components/learner/player/as-clock";
import { classNames } from "@/components/ui/class-names";

type ClockProps = {
  elapsed: number;
  seconds: number;
  /** Seconds at which the bar has a line. */
  markAt?: number | null;
};

function announcement(left: number, seconds: number) {
  if (seconds < 15) return null;
  if (left <= 10) return "ten";
  return left <= seconds / 2 ? "half" : null;
}

/** How long is left to speak, as a number and a bar; half and ten seconds are said politely. */
export function RecordingClock({ elapsed, seconds, markAt = null }: ClockProps) {
  const t = useTranslations("Learner.player");
  const left = Math.max(0, Math.ceil(seconds - elapsed));
  const share = seconds > 0 ? Math.max(0, 1 - elapsed / seconds) : 0;
  const isShort = share <= 0.2;
  const said = announcement(left, seconds);
  return (
    <div className="grid gap-1.5">
      <p
        role="timer"
        aria-live="off"
        className={classNames("text-sm tabular", isShort ? "font-semibold text-red" : "text-ink-soft")}
      >
        {left > 90 ? t("clockLeft", { time: asClock(left) }) : t("timeLeft", { seconds: left })}
      </p>
      <div aria-hidden className="relative h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          className={classNames("h-full", isShort ? "bg-red" : "bg-teal")}
          style={{ width: `${share * 100}%` }}
        />
        {markAt === null ? null : (
          <div
            className="absolute inset-y-0 w-1 bg-ink"
            style={{ left: `${(1 - markAt / seconds) * 100}%` }}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {said ? t(said) : null}
      </p>
    </div>
  );
}

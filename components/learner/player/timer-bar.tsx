"use client";

import { useTranslations } from "next-intl";

import { classNames } from "@/components/ui/class-names";

type TimerBarProps = { left: number; fraction: number; seconds: number | null };

function announcement({ left, seconds }: TimerBarProps) {
  if (seconds === null || seconds < 15) return null;
  if (left === 0) return "over";
  if (left <= 10) return "ten";
  return left <= seconds / 2 ? "half" : null;
}

/** The time as a number and a bar; half, ten seconds and the end are said politely. */
export function TimerBar(props: TimerBarProps) {
  const { left, fraction, seconds } = props;
  const t = useTranslations("Learner.player");
  if (seconds === null) return <p className="text-sm text-ink-soft">{t("noClock")}</p>;
  const said = announcement(props);
  const isShort = fraction <= 0.2;

  return (
    <div className="grid gap-1.5">
      <p
        role="timer"
        aria-live="off"
        className={classNames("text-sm tabular", isShort ? "font-semibold text-red" : "text-ink-soft")}
      >
        {t("timeLeft", { seconds: left })}
      </p>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          className={classNames("h-full", isShort ? "bg-red" : "bg-teal")}
          style={{ width: `${fraction * 100}%` }}
        />
      </div>
      <p role="status" className="sr-only">
        {said ? t(said) : null}
      </p>
    </div>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";

import { TimerBar } from "@/components/learner/player/timer-bar";
import { useRunClock } from "@/components/learner/player/use-run-clock";
import { usePlayKey } from "@/components/questions/use-play-key";
import { useRecordKey } from "@/components/speaking/use-record-key";
import { Button } from "@/components/ui/button";

type PrepareTimeProps = {
  /** Null without a clock. */
  seconds: number | null;
  /** The clock stands: the question was not heard yet, or is being heard. */
  isWaiting: boolean;
  onOver: () => void;
};

/** Time to prepare, which may be cut short. */
export function PrepareTime({ seconds, isWaiting, onOver }: PrepareTimeProps) {
  const t = useTranslations("Speaking");
  const times = { prepare: seconds ?? 0, seconds: 0 };
  const { phase, ...clock } = useRunClock(times, 1, seconds !== null && !isWaiting, {
    phase: "prepare",
    spentMillis: 0,
  });
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  const isOver = phase === "answer";
  useEffect(() => (isOver ? over.current() : undefined), [isOver]);
  useRecordKey(!isWaiting, onOver);

  return (
    <div className="grid gap-4" data-part="prepare">
      {seconds === null ? null : <TimerBar clock={{ ...clock, phase: "prepare" }} />}
      <p className="text-ink-soft">{t(isWaiting ? "hearFirst" : "prepare")}</p>
      <Button
        size="lg"
        autoFocus
        data-speak
        className="justify-self-start"
        disabled={isWaiting}
        onClick={onOver}
      >
        {t("speakNow")}
      </Button>
    </div>
  );
}

/** Plays a question as soon as it is shown, and by key. */
export function PlayAtOnce({ play }: { play: () => Promise<void> }) {
  usePlayKey(play, true);
  return null;
}

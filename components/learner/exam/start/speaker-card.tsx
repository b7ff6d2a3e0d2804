"use client";

import { Volume2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";

import { CheckRow, type CheckState } from "@/components/learner/exam/start/check-row";
import { playChime } from "@/components/learner/exam/start/play-chime";
import { LevelMeter } from "@/components/recorder/level-meter";
import type { Level } from "@/components/recorder/judge-levels";
import { Button } from "@/components/ui/button";

/** A sound with a meter beside it: only whoever listens knows whether it was heard. */
export function SpeakerCard({ onFine }: { onFine: () => void }) {
  const t = useTranslations("Exam.equipment.speakers");
  const [level, setLevel] = useState<Level | undefined>(undefined);
  const [hasPlayed, setHasPlayed] = useState(false);
  const [state, setState] = useState<CheckState>("open");

  async function play() {
    const isPlayed = await playChime(setLevel);
    setLevel(undefined);
    setHasPlayed(isPlayed);
    if (!isPlayed) setState("bad");
  }
  function decide(isHeard: boolean) {
    setState(isHeard ? "good" : "bad");
    if (isHeard) onFine();
  }

  return (
    <CheckRow
      name="speakers"
      title={t("title")}
      state={state}
      note={t(state === "open" ? (hasPlayed ? "question" : "text") : state)}
    >
      <LevelMeter level={level} label={t("level")} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          data-try="speakers"
          busy={level !== undefined}
          onClick={() => void play()}
        >
          <Volume2 aria-hidden size={20} strokeWidth={1.75} />
          {t("play")}
        </Button>
        {hasPlayed ? (
          <>
            <Button variant="secondary" data-heard="yes" onClick={() => decide(true)}>
              {t("yes")}
            </Button>
            <Button variant="quiet" data-heard="no" onClick={() => decide(false)}>
              {t("no")}
            </Button>
          </>
        ) : null}
      </div>
    </CheckRow>
  );
}

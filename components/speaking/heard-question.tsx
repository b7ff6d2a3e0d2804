"use client";

import { useTranslations } from "next-intl";

import { PlayButtons } from "@/components/questions/play-buttons";
import type { SpokenSound } from "@/components/speaking/spoken-question";
import type { Hearing } from "@/components/speaking/use-hearing";
import { Button } from "@/components/ui/button";

type HeardQuestionProps = {
  sound: SpokenSound;
  asks: string;
  hearing: Hearing;
  allowed: number;
  disabled: boolean;
};

const plain = { when: "prompt", licence: "", attribution: null, slow: null, transcript: null } as const;

/** A question that is heard; who cannot hear it reads it. */
export function HeardQuestion({ sound, asks, hearing, allowed, disabled }: HeardQuestionProps) {
  const t = useTranslations("Speaking");
  const sounds = useTranslations("Questions.listen-and-type");
  const { state, plays, isRead, play, read } = hearing;
  const { address, spokenBy } = sound;
  const isUsed = plays >= allowed;
  return (
    <div className="grid gap-3">
      {isUsed && state !== "playing" ? null : (
        <PlayButtons
          recording={{ kind: "audio", ...plain, address, spokenBy }}
          plays={plays}
          allowed={allowed}
          isPlaying={state === "playing"}
          disabled={disabled}
          onPlay={() => void play()}
        />
      )}
      <p role="alert" className="text-sm font-medium text-red empty:hidden">
        {state === "failed" ? sounds("audioFailed") : null}
      </p>
      {isRead ? (
        <p lang="en" className="max-w-text text-lg">
          {asks}
        </p>
      ) : (
        <Button variant="quiet" size="sm" data-read className="-ms-3 justify-self-start" onClick={read}>
          {t("read")}
        </Button>
      )}
    </div>
  );
}

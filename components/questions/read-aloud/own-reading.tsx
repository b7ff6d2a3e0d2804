"use client";

import { Play, Square, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";

import { ErrorNote } from "@/components/learner/error-note";
import { ReadWords } from "@/components/questions/read-aloud/read-words";
import { type Rate, useOwnRecording } from "@/components/questions/read-aloud/use-own-recording";
import { Button } from "@/components/ui/button";
import type { Reading } from "@/lib/questions/read-aloud/schema";

type OwnProps = { id: string; sentence: string; reading: Reading | null; rate: Rate };

/** The sentence in step with one's own voice. */
export function OwnReading({ id, sentence, reading, rate }: OwnProps) {
  const t = useTranslations("Questions.read-aloud");
  const own = useOwnRecording(id);
  const { time, isPlaying, isGone, error, play, stop } = own;
  const Icon = isPlaying ? Square : Play;
  const playWord = ({ heardAt, seconds }: Reading["words"][number]) =>
    heardAt === null ? undefined : void play({ start: heardAt, end: heardAt + seconds }, rate);

  return (
    <div className="grid gap-4">
      {reading ? (
        <>
          <ReadWords
            sentence={sentence}
            words={reading.words}
            time={time}
            onPlay={isGone ? null : playWord}
          />
          {isGone ? null : <p className="text-sm text-ink-soft">{t("tapWord")}</p>}
        </>
      ) : (
        <p lang="en" translate="no" className="font-serif text-xl leading-relaxed sm:text-2xl">
          {sentence}
        </p>
      )}
      {isGone ? (
        <p role="status" className="text-ink-soft">
          {t("gone")}
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            onClick={() => (isPlaying ? stop() : void play({ start: 0, end: null }, rate))}
          >
            <Icon aria-hidden size={20} strokeWidth={1.75} />
            {t(isPlaying ? "stop" : "own")}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => void own.remove()}>
            <Trash2 aria-hidden size={18} strokeWidth={1.75} />
            {t("delete")}
          </Button>
        </div>
      )}
      {error ? <ErrorNote error={error} /> : null}
    </div>
  );
}

"use client";

import { Play, Square, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";

import { ErrorNote } from "@/components/learner/error-note";
import { ReadWords } from "@/components/questions/read-aloud/read-words";
import { type Rate, useOwnRecording } from "@/components/questions/read-aloud/use-own-recording";
import { Button } from "@/components/ui/button";
import { apiBase } from "@/lib/api/client/api-base";
import { toApiError } from "@/lib/api/client/api-error";
import { callApi } from "@/lib/api/client/call";
import type { Reading } from "@/lib/questions/read-aloud/schema";

type OwnProps = { id: string; sentence: string; reading: Reading | null; rate: Rate };

/** The sentence in step with one's own voice. */
export function OwnReading({ id, sentence, reading, rate }: OwnProps) {
  const t = useTranslations("Questions.read-aloud");
  const { time, isPlaying, failure, play, stop } = useOwnRecording(id, rate);
  const [deleted, setDeleted] = useState<{ isDone: boolean; error: unknown }>({ isDone: false, error: null });
  useEffect(() => {
    const headers = { "tus-resumable": "1.0.0" };
    callApi(`${apiBase}/api/uploads/${id}`, { method: "HEAD", headers }).catch((cause: unknown) => {
      if (toApiError(cause).status === 404) setDeleted({ isDone: true, error: null });
    });
  }, [id]);

  const error = deleted.error ?? failure;
  const isGone = deleted.isDone || (error !== null && toApiError(error).code === "upload/unknown");
  const Icon = isPlaying ? Square : Play;
  async function remove() {
    stop();
    try {
      await callApi(`${apiBase}/api/uploads/${id}`, { method: "DELETE" });
      setDeleted({ isDone: true, error: null });
    } catch (cause) {
      setDeleted({ isDone: false, error: cause });
    }
  }

  const playWord = ({ heardAt, seconds }: Reading["words"][number]) =>
    heardAt === null ? undefined : void play({ start: heardAt, end: heardAt + seconds });

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
            onClick={() => (isPlaying ? stop() : void play({ start: 0, end: null }))}
          >
            <Icon aria-hidden size={20} strokeWidth={1.75} />
            {t(isPlaying ? "stop" : "own")}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => void remove()}>
            <Trash2 aria-hidden size={18} strokeWidth={1.75} />
            {t("delete")}
          </Button>
        </div>
      )}
      {error && !isGone ? <ErrorNote error={error} /> : null}
    </div>
  );
}

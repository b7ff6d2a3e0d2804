"use client";

import { Play, Square } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";

import { HeardWords } from "@/components/learner/corrections/speaking/heard-words";
import { pauseFigures, type SpokenPart } from "@/components/learner/corrections/speaking/spoken-parts";
import { ErrorNote } from "@/components/learner/error-note";
import { type Rate, useOwnRecording } from "@/components/questions/read-aloud/use-own-recording";
import { PauseLine } from "@/components/speaking/pause-line";
import { Button } from "@/components/ui/button";
import { toApiError } from "@/lib/api/client/api-error";

type RecordingPlayerProps = { part: SpokenPart; upload: string | null; rate: Rate };

/** One's own voice: its pauses on a line, and what was heard in step with it. */
export function RecordingPlayer({ part, upload, rate }: RecordingPlayerProps) {
  const t = useTranslations("Corrections.speech");
  const format = useFormatter();
  const { time, isPlaying, failure, play, stop } = useOwnRecording(upload ?? "");
  const { count, longest } = pauseFigures(part);
  const isGone = upload === null || (failure !== null && toApiError(failure).code === "upload/unknown");
  const Icon = isPlaying ? Square : Play;
  const seconds = (value: number) => format.number(value, { maximumFractionDigits: 1 });

  return (
    <div className="grid gap-3">
      {part.seconds > 0 ? (
        <PauseLine
          {...part}
          time={time}
          label={t("line", { seconds: seconds(part.seconds), count, longest: seconds(longest) })}
        />
      ) : null}
      {isGone ? (
        <p role="status" className="text-ink-soft">
          {t("gone")}
        </p>
      ) : (
        <Button
          variant="secondary"
          data-play
          className="justify-self-start"
          onClick={() => (isPlaying ? stop() : void play({ start: 0, end: null }, rate))}
        >
          <Icon aria-hidden size={20} strokeWidth={1.75} />
          {t(isPlaying ? "stop" : "play")}
        </Button>
      )}
      {failure && !isGone ? <ErrorNote error={failure} /> : null}
      {part.words.length > 0 ? (
        <HeardWords
          words={part.words}
          time={time}
          onPlay={isGone ? null : ({ start }) => void play({ start, end: null }, rate)}
        />
      ) : null}
    </div>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { HeardWords } from "@/components/learner/corrections/speaking/heard-words";
import { ownSentences, sentenceAt } from "@/components/learner/corrections/speaking/own-sentences";
import { isGoneFor } from "@/components/learner/corrections/speaking/own-playback";
import { PlayButton } from "@/components/learner/corrections/speaking/play-button";
import { RecordingLine } from "@/components/learner/corrections/speaking/recording-line";
import { SentenceList } from "@/components/learner/corrections/speaking/sentence-list";
import type { SpokenPart } from "@/components/learner/corrections/speaking/spoken-parts";
import { ErrorNote } from "@/components/learner/error-note";
import { type Rate, useOwnRecording } from "@/components/questions/read-aloud/use-own-recording";

type RecordingPlayerProps = {
  part: SpokenPart;
  rate: Rate;
  labelledBy: string;
  /** What was heard stands word by word, in step with the voice, or sentence by sentence to be compared. */
  by: "words" | "sentences";
};

type Own = ReturnType<typeof useOwnRecording>;

/** One's own voice: on a line with its pauses, as a whole, and by what was heard in it. */
export function RecordingPlayer({ part, rate, labelledBy, by }: RecordingPlayerProps) {
  const t = useTranslations("Corrections.speech");
  const { upload } = part;
  const own = useOwnRecording(upload ?? "", rate, by === "sentences" && upload !== null);
  const { time, isPlaying, failure, waveform, play, stop } = own;
  const [from, setFrom] = useState(0);
  const isGone = upload === null || isGoneFor(failure);

  function seek(place: number) {
    setFrom(place);
    if (isPlaying) void play({ start: place, end: null });
  }

  return (
    <div className="grid gap-3">
      <RecordingLine part={part} waveform={waveform} place={time ?? from} onSeek={isGone ? null : seek} />
      {isGone ? (
        <p role="status" className="text-ink-soft">
          {t("gone")}
        </p>
      ) : (
        <PlayButton
          isPlaying={isPlaying}
          labelledBy={labelledBy}
          onPlay={() => void play({ start: from, end: null })}
          onStop={stop}
        />
      )}
      {failure && !isGone ? <ErrorNote error={failure} /> : null}
      {by === "words" ? (
        <Words part={part} own={own} isGone={isGone} />
      ) : (
        <Sentences part={part} own={own} isGone={isGone} />
      )}
    </div>
  );
}

type HeardProps = { part: SpokenPart; own: Own; isGone: boolean };

function Words({ part: { words }, own: { time, play }, isGone }: HeardProps) {
  if (words.length === 0) return null;
  return (
    <HeardWords
      words={words}
      time={time}
      onPlay={isGone ? null : ({ start }) => void play({ start, end: null })}
    />
  );
}

function Sentences({ part, own: { time, play, stop }, isGone }: HeardProps) {
  const sentences = ownSentences(part);
  if (isGone || sentences.length === 0) return null;
  const now = sentenceAt(sentences, time);
  return (
    <SentenceList
      sentences={sentences.map(({ text }) => text)}
      now={now}
      onToggle={(at) => {
        const sentence = sentences[at];
        if (at === now || !sentence) return stop();
        void play({ start: sentence.start, end: sentence.end });
      }}
    />
  );
}

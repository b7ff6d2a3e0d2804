"use client";

import { ChevronLeft, ChevronRight, Play, Square } from "lucide-react";
import { useState } from "react";

import type { ListenWords } from "@/components/site/listen/listen-words";
import { usePlaylist } from "@/components/site/listen/use-playlist";
import { EitherWord } from "@/components/site/listen/either-word";
import { PlayHead } from "@/components/site/listen/play-head";
import { Recorder } from "@/components/site/listen/recorder";
import { useVoiceRecorder } from "@/components/site/listen/use-voice-recorder";
import { Button, IconButton } from "@/components/ui/button";
import { useIsReady } from "@/components/ui/use-is-ready";

type Sentence = { text: string; file: string; seconds: number };
type ShadowPlayerProps = { sentences: readonly Sentence[]; words: ListenWords };

/** Hear a sentence, say it, record it, compare. The text stays hidden until it is asked for. */
export function ShadowPlayer({ sentences, words }: ShadowPlayerProps) {
  const [at, setAt] = useState(0);
  const [isSlow, setSlow] = useState(false);
  const [isTextShown, setTextShown] = useState(false);
  const isReady = useIsReady();
  const playlist = usePlaylist();
  const voice = useVoiceRecorder();
  const current = sentences[at];
  const take = voice.takes.get(at);
  if (!current) return null;

  function go(to: number) {
    playlist.stop();
    voice.stop();
    setAt(to);
  }
  const play = (files: readonly string[]) => playlist.play(files, { slow: isSlow });
  const playAll = () =>
    playlist.play(
      sentences.map(({ file }) => file),
      { slow: isSlow, onFile: setAt },
    );

  return (
    <div className="grid gap-5">
      <div className="flex items-center justify-between gap-3">
        <IconButton label={words.previous} disabled={!isReady || at === 0} onClick={() => go(at - 1)}>
          <ChevronLeft aria-hidden size={22} />
        </IconButton>
        <p aria-live="polite" className="text-sm text-ink-soft tabular">
          {words.sentence[at]}
        </p>
        <IconButton
          label={words.next}
          disabled={!isReady || at === sentences.length - 1}
          onClick={() => go(at + 1)}
        >
          <ChevronRight aria-hidden size={22} />
        </IconButton>
      </div>
      {isTextShown ? (
        <p lang="en" className="min-h-20 text-center font-serif text-passage text-balance">
          {current.text}
        </p>
      ) : (
        <p className="grid min-h-20 place-items-center text-center text-ink-faint">{words.hidden}</p>
      )}
      <PlayHead time={playlist.time} seconds={current.seconds} />
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          onClick={playlist.isPlaying ? playlist.stop : () => play([current.file])}
          disabled={!isReady || voice.state === "recording"}
        >
          <EitherWord isFirst={playlist.isPlaying} words={[words.stop, words.play]} icons={[Square, Play]} />
        </Button>
        <Button
          variant="secondary"
          onClick={playAll}
          disabled={!isReady || playlist.isPlaying || voice.state === "recording"}
        >
          {words.playAll}
        </Button>
        <Button
          variant="quiet"
          disabled={!isReady}
          aria-pressed={isTextShown}
          onClick={() => setTextShown(!isTextShown)}
        >
          <EitherWord isFirst={isTextShown} words={[words.hideText, words.showText]} />
        </Button>
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 px-3 font-medium">
          <input
            type="checkbox"
            checked={isSlow}
            onChange={() => setSlow(!isSlow)}
            className="size-5 accent-teal"
          />
          {words.slow}
        </label>
      </div>
      <Recorder
        words={words}
        voice={voice}
        take={take}
        onRecord={() => {
          playlist.stop();
          void voice.start(at);
        }}
        onPlay={(files) => playlist.play(files, { slow: false })}
        original={current.file}
      />
      <p role="alert" className="text-center font-medium text-red empty:hidden">
        {playlist.hasFailed ? words.failed : null}
      </p>
    </div>
  );
}

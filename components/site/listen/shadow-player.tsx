"use client";

import { Play, Square } from "lucide-react";
import { useState } from "react";

import type { ListenWords } from "@/components/site/listen/listen-words";
import { usePlaylist } from "@/components/site/listen/use-playlist";
import { EitherWord } from "@/components/site/listen/either-word";
import { Recorder } from "@/components/site/listen/recorder";
import { SentenceSteps } from "@/components/site/listen/sentence-steps";
import { useVoiceRecorder } from "@/components/site/listen/use-voice-recorder";
import { Waveform } from "@/components/site/listen/waveform";
import { Button } from "@/components/ui/button";
import { useIsReady } from "@/components/ui/use-is-ready";

type Sentence = { text: string; file: string; seconds: number; waveform: string };
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
  // Of the learner's own voice there is no drawing.
  const isDrawn = playlist.file === null || playlist.file === current.file;
  const time = isDrawn ? playlist.time : 0;
  const playAll = () =>
    playlist.play(
      sentences.map(({ file }) => file),
      { slow: isSlow, onFile: setAt },
    );

  return (
    <div className="grid gap-5">
      <SentenceSteps words={words} at={at} isReady={isReady} onGo={go} />
      {isTextShown ? (
        <p lang="en" className="min-h-20 text-center font-serif text-passage text-balance">
          {current.text}
        </p>
      ) : (
        <p className="grid min-h-20 place-items-center text-center text-ink-faint">{words.hidden}</p>
      )}
      <Waveform
        label={words.position}
        waveform={current.waveform}
        time={time}
        seconds={current.seconds}
        isReady={isReady && isDrawn && voice.state !== "recording"}
        onSeek={playlist.seek}
      />
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          onClick={
            playlist.isPlaying
              ? playlist.stop
              : () => playlist.play([current.file], { slow: isSlow, from: time })
          }
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

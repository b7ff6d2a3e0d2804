"use client";

import { ChevronLeft, ChevronRight, Mic, Play, Square } from "lucide-react";
import { useState } from "react";

import type { ListenWords } from "@/components/site/listen/listen-words";
import { usePlaylist } from "@/components/site/listen/use-playlist";
import { useVoiceRecorder } from "@/components/site/listen/use-voice-recorder";
import { Button, IconButton } from "@/components/ui/button";
import { useIsReady } from "@/components/ui/use-is-ready";

type Sentence = { text: string; file: string };
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
        <IconButton label={words.previous} disabled={at === 0} onClick={() => go(at - 1)}>
          <ChevronLeft aria-hidden size={22} />
        </IconButton>
        <p aria-live="polite" className="text-sm text-ink-soft tabular">
          {words.sentence[at]}
        </p>
        <IconButton label={words.next} disabled={at === sentences.length - 1} onClick={() => go(at + 1)}>
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
      <div className="flex flex-wrap justify-center gap-2">
        {playlist.isPlaying ? (
          <Button onClick={playlist.stop}>
            <Square aria-hidden size={18} /> {words.stop}
          </Button>
        ) : (
          <>
            <Button onClick={() => play([current.file])} disabled={!isReady || voice.state === "recording"}>
              <Play aria-hidden size={18} /> {words.play}
            </Button>
            <Button variant="secondary" onClick={playAll} disabled={!isReady || voice.state === "recording"}>
              {words.playAll}
            </Button>
          </>
        )}
        <Button
          variant="quiet"
          disabled={!isReady}
          aria-pressed={isTextShown}
          onClick={() => setTextShown(!isTextShown)}
        >
          {isTextShown ? words.hideText : words.showText}
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

type RecorderProps = {
  words: ListenWords;
  voice: ReturnType<typeof useVoiceRecorder>;
  take: string | undefined;
  original: string;
  onRecord: () => void;
  onPlay: (files: readonly string[]) => void;
};

function Recorder({ words, voice, take, original, onRecord, onPlay }: RecorderProps) {
  const { state, stop } = voice;
  const isReady = useIsReady();
  const isBlocked = state === "denied" || state === "unsupported";
  return (
    <div className="grid justify-items-center gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap justify-center gap-2">
        {state === "recording" ? (
          <Button variant="danger" onClick={stop}>
            <Square aria-hidden size={18} /> {words.stopRecording}
          </Button>
        ) : (
          <Button variant="secondary" onClick={onRecord} disabled={!isReady}>
            <Mic aria-hidden size={18} /> {words.record}
          </Button>
        )}
        {take && state !== "recording" ? (
          <>
            <Button variant="secondary" onClick={() => onPlay([take])}>
              {words.yours}
            </Button>
            <Button variant="secondary" onClick={() => onPlay([original, take])}>
              {words.both}
            </Button>
          </>
        ) : null}
      </div>
      <p role="status" className="max-w-text text-center text-sm text-ink-soft">
        {isBlocked ? words[state] : take ? words.kept : null}
      </p>
    </div>
  );
}

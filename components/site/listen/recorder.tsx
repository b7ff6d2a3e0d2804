"use client";

import { Mic, Square } from "lucide-react";

import type { ListenWords } from "@/components/site/listen/listen-words";
import type { useVoiceRecorder } from "@/components/site/listen/use-voice-recorder";
import { Button } from "@/components/ui/button";
import { useIsReady } from "@/components/ui/use-is-ready";

type RecorderProps = {
  words: ListenWords;
  voice: ReturnType<typeof useVoiceRecorder>;
  take: string | undefined;
  original: string;
  onRecord: () => void;
  onPlay: (files: readonly string[]) => void;
};

/** The learner's own voice beside the recording. */
export function Recorder({ words, voice, take, original, onRecord, onPlay }: RecorderProps) {
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
      <p role="status" className="min-h-6 max-w-text text-center text-sm text-ink-soft">
        {isBlocked ? words[state] : take ? words.kept : null}
      </p>
    </div>
  );
}

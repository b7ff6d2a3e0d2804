import { useEffect, useRef } from "react";

import { dropOtherRecordings, fetchRecording } from "@/components/learner/offline/word-recordings";
import type { WordCardData } from "@/components/learner/queries";
import { useRecording } from "@/components/questions/use-recording";
import { apiBase } from "@/lib/api/client/api-base";

/** Plays words; those of a deck are fetched ahead, one after the other, and kept, so that they are heard without a connection. */
export function useWordAudio(ahead: readonly Pick<WordCardData, "lemma" | "audio">[] = []) {
  const { state, play } = useRecording();
  const fetched = useRef(new Map<string, string>());
  const wanted = useRef(ahead);
  useEffect(() => {
    wanted.current = ahead;
  });

  useEffect(() => {
    const stop = new AbortController();
    const kept = fetched.current;
    async function fetchAhead() {
      if (wanted.current.length === 0) return;
      await dropOtherRecordings(wanted.current.map(({ audio }) => `${apiBase}${audio}`));
      for (const { lemma, audio } of wanted.current) {
        const recording = await fetchRecording(`${apiBase}${audio}`, stop.signal);
        if (stop.signal.aborted) return;
        if (recording) kept.set(lemma, URL.createObjectURL(recording));
      }
    }
    void fetchAhead().catch(() => undefined);
    return () => {
      stop.abort();
      for (const url of kept.values()) URL.revokeObjectURL(url);
      kept.clear();
    };
  }, []);

  const playWord = ({ lemma, audio }: Pick<WordCardData, "lemma" | "audio">) =>
    void play(fetched.current.get(lemma) ?? `${apiBase}${audio}`);
  return { state, playWord };
}

import { useEffect, useRef } from "react";

import type { WordCardData } from "@/components/learner/queries";
import { useRecording } from "@/components/questions/use-recording";
import { apiBase } from "@/lib/api/client/api-base";

/** Plays words; those of a deck are fetched ahead, one after the other, so that they are heard without a connection. */
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
      for (const { lemma, audio } of wanted.current) {
        const response = await fetch(`${apiBase}${audio}`, { signal: stop.signal }).catch(() => null);
        if (stop.signal.aborted) return;
        if (response?.ok) kept.set(lemma, URL.createObjectURL(await response.blob()));
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

import { useCallback, useEffect, useRef, useState } from "react";

import { toPcm, waveHeader } from "@/components/recorder/wave-bytes";
import { apiBase } from "@/lib/api/client/api-base";
import { toApiError } from "@/lib/api/client/api-error";
import { callApi } from "@/lib/api/client/call";

export type Rate = 0.75 | 1;
export const rates: readonly Rate[] = [0.75, 1];

/** A place of the recording, in seconds; `end` null plays on to its end. */
type Stretch = { start: number; end: number | null };

/** Room around a word, so that neither its first nor its last sound is cut. */
const room = 0.06;

/**
 * What browsers record cannot be searched, and says no length; as a WAV file it can be played from any place, slower
 * without sounding lower.
 */
async function fetchWave(id: string): Promise<Blob> {
  const response = await callApi(`${apiBase}/api/uploads/${id}`);
  const context = new AudioContext();
  try {
    const { sampleRate, ...decoded } = await decode(context, await response.arrayBuffer());
    const samples = toPcm(decoded.samples, sampleRate);
    return new Blob([waveHeader(samples.byteLength, 16_000), samples], { type: "audio/wav" });
  } finally {
    await context.close();
  }
}

async function decode(context: AudioContext, bytes: ArrayBuffer) {
  const buffer = await context.decodeAudioData(bytes);
  return { samples: buffer.getChannelData(0), sampleRate: buffer.sampleRate };
}

/** One's own recording: fetched when it is first played, and heard as a whole or a word at a time. */
export function useOwnRecording(id: string) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const loading = useRef<Promise<HTMLAudioElement> | null>(null);
  const frame = useRef(0);
  /** Of two presses the later one is heard, also while the recording is still on its way. */
  const turn = useRef(0);
  const [time, setTime] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isGone, setIsGone] = useState(false);

  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      audio.current?.pause();
      if (audio.current) URL.revokeObjectURL(audio.current.src);
      audio.current = null;
      loading.current = null;
    },
    [id],
  );

  const load = useCallback(async () => {
    loading.current ??= fetchWave(id).then((wave) => new Audio(URL.createObjectURL(wave)));
    return loading.current;
  }, [id]);

  const stop = useCallback(() => {
    turn.current += 1;
    cancelAnimationFrame(frame.current);
    audio.current?.pause();
    setTime(null);
  }, []);

  const play = useCallback(
    async ({ start, end }: Stretch, rate: Rate) => {
      setError(null);
      const mine = (turn.current += 1);
      const isOld = () => mine !== turn.current;
      try {
        const element = await load();
        if (isOld()) return;
        audio.current = element;
        cancelAnimationFrame(frame.current);
        element.playbackRate = rate;
        element.currentTime = Math.max(0, start - (end === null ? 0 : room));
        await element.play();
        if (isOld()) return;
        const follow = () => {
          const isOver =
            element.ended || element.paused || (end !== null && element.currentTime > end + room);
          if (isOver) return stop();
          setTime(element.currentTime);
          frame.current = requestAnimationFrame(follow);
        };
        follow();
      } catch (failure) {
        if (isOld()) return;
        loading.current = null;
        if (toApiError(failure).code === "upload/unknown") setIsGone(true);
        else setError(failure);
      }
    },
    [load, stop],
  );

  const remove = useCallback(async () => {
    stop();
    try {
      await callApi(`${apiBase}/api/uploads/${id}`, { method: "DELETE" });
      setIsGone(true);
    } catch (failure) {
      setError(failure);
    }
  }, [id, stop]);

  return { time, isPlaying: time !== null, isGone, error, play, stop, remove };
}

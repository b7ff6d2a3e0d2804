import { useCallback, useEffect, useRef, useState } from "react";

import { toPcm, waveHeader } from "@/components/recorder/wave-bytes";
import { apiBase } from "@/lib/api/client/api-base";
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

/** The recording as an element that plays, fetched once when it is first asked for. */
function useElement(id: string) {
  const loading = useRef<Promise<HTMLAudioElement> | null>(null);
  const forget = useCallback(() => {
    loading.current = null;
  }, []);
  const load = useCallback(() => {
    loading.current ??= fetchWave(id).then((wave) => new Audio(URL.createObjectURL(wave)));
    return loading.current;
  }, [id]);
  return { load, forget };
}

/** One's own recording, heard as a whole or a word at a time. */
export function useOwnRecording(id: string) {
  const { load, forget } = useElement(id);
  const audio = useRef<HTMLAudioElement | null>(null);
  const frame = useRef(0);
  /** Of two presses the later one is heard, also while the recording is still on its way. */
  const turn = useRef(0);
  const [time, setTime] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const stop = useCallback(() => {
    turn.current += 1;
    cancelAnimationFrame(frame.current);
    audio.current?.pause();
    setTime(null);
  }, []);

  useEffect(
    () => () => {
      stop();
      if (audio.current) URL.revokeObjectURL(audio.current.src);
      audio.current = null;
      forget();
    },
    [stop, forget],
  );

  function follow(element: HTMLAudioElement, end: number | null) {
    const isOver = () =>
      element.ended || element.paused || (end !== null && element.currentTime > end + room);
    const look = () => {
      if (isOver()) return stop();
      setTime(element.currentTime);
      frame.current = requestAnimationFrame(look);
    };
    look();
  }

  async function play({ start, end }: Stretch, rate: Rate) {
    setFailure(null);
    const mine = (turn.current += 1);
    try {
      const element = await load();
      if (mine !== turn.current) return;
      audio.current = element;
      cancelAnimationFrame(frame.current);
      element.playbackRate = rate;
      element.currentTime = Math.max(0, start - (end === null ? 0 : room));
      await element.play();
      if (mine === turn.current) follow(element, end);
    } catch (error) {
      forget();
      if (mine === turn.current) setFailure(error);
    }
  }

  return { time, isPlaying: time !== null, failure, play, stop };
}

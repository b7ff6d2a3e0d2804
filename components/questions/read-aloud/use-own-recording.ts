import { useCallback, useEffect, useRef, useState } from "react";

import { loadOwnSound } from "@/components/questions/read-aloud/load-own-sound";
import { takeTurn } from "@/components/ui/one-sound";

export type Rate = 0.75 | 1;
export const rates: readonly Rate[] = [0.75, 1];

/** A place of the recording, in seconds; `end` null plays on to its end. */
type Stretch = { start: number; end: number | null };

/** Room around a word, so that neither its first nor its last sound is cut. */
const room = 0.06;

/** The recording as an element that plays, fetched once when it is first asked for, and as a drawing. */
function useSound(id: string, isReadAhead: boolean) {
  const loading = useRef<ReturnType<typeof loadOwnSound> | null>(null);
  const [waveform, setWaveform] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const forget = useCallback(() => {
    loading.current?.then(
      ({ element }) => URL.revokeObjectURL(element.src),
      () => undefined,
    );
    loading.current = null;
  }, []);
  const load = useCallback(async () => {
    const mine = (loading.current ??= loadOwnSound(id));
    try {
      const sound = await mine;
      if (loading.current === mine) setWaveform(sound.waveform);
      return sound.element;
    } catch (error) {
      if (loading.current === mine) loading.current = null;
      throw error;
    }
  }, [id]);
  useEffect(() => {
    if (isReadAhead) load().catch(setFailure);
  }, [isReadAhead, load]);
  return { load, forget, waveform, failure, setFailure };
}

/** One's own recording, heard as a whole or a word at a time; read ahead, it is drawn before it is heard. */
export function useOwnRecording(id: string, rate: Rate, isReadAhead = false) {
  const { load, forget, waveform, failure, setFailure } = useSound(id, isReadAhead);
  const audio = useRef<HTMLAudioElement | null>(null);
  const frame = useRef(0);
  /** Of two presses the later one is heard, also while the recording is still on its way. */
  const turn = useRef(0);
  const [time, setTime] = useState<number | null>(null);

  const stop = useCallback(() => {
    turn.current += 1;
    cancelAnimationFrame(frame.current);
    audio.current?.pause();
    setTime(null);
  }, []);

  useEffect(
    () => () => {
      stop();
      audio.current = null;
      forget();
    },
    [stop, forget],
  );
  useEffect(() => {
    if (audio.current) audio.current.playbackRate = rate;
  }, [rate]);

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

  async function play({ start, end }: Stretch) {
    setFailure(null);
    takeTurn(stop);
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
      // Who was interrupted by another sound has not failed.
      if (mine !== turn.current) return;
      forget();
      setFailure(error);
    }
  }

  return { time, isPlaying: time !== null, failure, waveform, play, stop };
}

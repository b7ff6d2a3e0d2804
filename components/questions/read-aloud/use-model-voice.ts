import { useCallback, useEffect, useRef, useState } from "react";

import type { Rate } from "@/components/questions/read-aloud/use-own-recording";
import { takeTurn } from "@/components/ui/one-sound";

/** A voice that says what stands at addresses, one after the other. `playing` is the address that is heard. */
export function useModelVoice(rate: Rate) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState<string | null>(null);
  const [isFailed, setIsFailed] = useState(false);

  const stop = useCallback(() => {
    audio.current?.pause();
    audio.current = null;
    setPlaying(null);
  }, []);
  useEffect(() => stop, [stop]);
  useEffect(() => {
    if (audio.current) audio.current.playbackRate = rate;
  }, [rate, playing]);

  function playFrom(addresses: readonly string[]) {
    const [address, ...further] = addresses;
    if (address === undefined) return stop();
    const element = new Audio(address);
    audio.current = element;
    element.playbackRate = rate;
    element.onended = () => (audio.current === element ? playFrom(further) : undefined);
    // By a key of the device, say.
    element.onpause = () => (audio.current === element && !element.ended ? stop() : undefined);
    setPlaying(address);
    element.play().catch(() => {
      if (audio.current !== element) return;
      stop();
      setIsFailed(true);
    });
  }

  function play(addresses: readonly string[]) {
    takeTurn(stop);
    stop();
    setIsFailed(false);
    playFrom(addresses);
  }

  return { playing, isFailed, play, stop };
}

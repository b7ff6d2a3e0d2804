import { useState } from "react";

import { useRecording } from "@/components/questions/use-recording";
import type { SpokenSound } from "@/components/speaking/spoken-question";

/** A question that is heard some times; `onEnded` is called at the end of each. Who cannot hear it reads it. */
export function useHearing(sound: SpokenSound | null, allowed: number, onEnded?: () => void) {
  const [plays, setPlays] = useState(0);
  const [isRead, setIsRead] = useState(false);
  const { state, play } = useRecording(() => {
    setPlays((before) => before + 1);
    onEnded?.();
  });

  return {
    ...{ state, plays, isRead },
    isHeard: sound === null || plays > 0 || isRead,
    play: async () => {
      if (sound !== null && state !== "playing" && plays < allowed) await play(sound.address);
    },
    read: () => setIsRead(true),
  };
}
export type Hearing = ReturnType<typeof useHearing>;

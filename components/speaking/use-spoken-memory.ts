import { useCallback, useRef, useState } from "react";

import {
  forgetSpoken,
  keepMemory,
  type Memory,
  newMemory,
  readMemory,
} from "@/components/speaking/spoken-memory";
import type { SpokenAnswer } from "@/components/speaking/spoken-question";

/** How far somebody came with a task, over reloads. */
export function useSpokenMemory(place: string) {
  const [memory, setMemory] = useState(() => readMemory(place));
  const latest = useRef(memory);

  const change = useCallback(
    (part: Partial<Memory>) => {
      const after = { ...latest.current, ...part };
      latest.current = after;
      keepMemory(place, after);
      setMemory(after);
      return after;
    },
    [place],
  );

  const beginAnew = useCallback(() => {
    forgetSpoken(place);
    latest.current = newMemory();
    setMemory(latest.current);
  }, [place]);

  return { memory, change, beginAnew };
}

export const answerOf = ({ key, said, millis, isTimed }: Memory): SpokenAnswer => ({
  parts: said.map(({ question, upload }) => ({ asks: question?.asks ?? null, upload })),
  ...{ key, millis: Math.round(millis), isTimed },
});

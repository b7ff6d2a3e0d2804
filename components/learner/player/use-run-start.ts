import { useCallback, useState } from "react";

import type { Step } from "@/components/learner/player/step-view";

export type Start = "first-play" | "audio-end";

/** Whether the clock of a run has begun, and what begins it. Of several recordings under one clock the first opens it. */
export function useRunStart(
  { begins, openedAt }: Step["clock"],
  begin: (at: Start) => Promise<void>,
  wasRunning: boolean,
) {
  const [hasBegun, setHasBegun] = useState(begins === "display" || wasRunning);
  const isUnopened = openedAt === null;
  const startsAt = useCallback(
    (event: Start) => {
      if (begins !== event) return;
      setHasBegun(true);
      if (isUnopened) void begin(event);
    },
    [begin, begins, isUnopened],
  );
  return { hasBegun, startsAt };
}

import { useEffect, useEffectEvent } from "react";

import type { RecorderState } from "@/components/recorder/use-recorder";
import type { SpokenFrame } from "@/components/speaking/spoken-question";

/** Nothing is recorded, and nothing that was is on its way. */
export const isAtRest = ({ name }: RecorderState) => name === "idle" || name === "blocked";

/** Says that the time was over before anything was said. */
export function useDue(
  { isDue = false, onNothing }: Pick<SpokenFrame, "isDue" | "onNothing">,
  isIdle: boolean,
) {
  const tell = useEffectEvent(() => onNothing?.());
  const isOver = isDue && isIdle;
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
}

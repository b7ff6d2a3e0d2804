import { useCallback, useState } from "react";

import type { RunMemory } from "@/components/learner/player/run-memory";

type Heard = { step: number; count: number };

/** How often the recording of the step on the screen was heard; each step of a run has its own. */
export function useHeard(step: number, kept: RunMemory | null) {
  const [plays, setPlays] = useState<Heard>({ step: kept?.step ?? step, count: kept?.heard ?? 0 });
  const hear = useCallback(
    () => setPlays((before) => ({ step, count: before.step === step ? before.count + 1 : 1 })),
    [step],
  );
  return { heard: plays.step === step ? plays.count : 0, hear };
}

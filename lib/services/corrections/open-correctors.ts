import "server-only";

import type { Correctors } from "@/lib/services/corrections/correctors";
import { createStandInCorrector } from "@/lib/services/corrections/stand-in-corrector";

/** What takes longer has failed: the embedded engine answers within seconds. */
const attemptSeconds = 90;

/** What this installation corrects with. */
export function openCorrectors(): { correctors: Correctors; close: () => Promise<void> } {
  const writing = createStandInCorrector();
  return {
    correctors: { writing, writingModel: null, speaking: null, attemptSeconds },
    close: () => writing.close(),
  };
}

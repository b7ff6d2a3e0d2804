import "server-only";

import { createWritingCorrector } from "@/lib/assess/writing/writing-corrector";
import type { Correctors } from "@/lib/services/corrections/correctors";

/** What takes longer has failed: the embedded engine answers within seconds. */
const attemptSeconds = 90;

/** What this installation corrects with. */
export function openCorrectors(): { correctors: Correctors; close: () => Promise<void> } {
  const writing = createWritingCorrector();
  return {
    correctors: { writing, writingModel: null, speaking: null, attemptSeconds },
    close: () => writing.close(),
  };
}

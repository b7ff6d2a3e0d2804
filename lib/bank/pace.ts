import type { CefrLevel } from "@/lib/core/cefr";

/** How many words a minute learners of a level follow. A voice is slowed to it, never hurried, which costs it clearness. */
export const wordsAMinute: Record<CefrLevel, number> = {
  A1: 120,
  A2: 140,
  B1: 160,
  B2: 180,
  C1: 200,
  C2: 200,
};

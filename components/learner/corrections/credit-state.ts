import type { Tasks } from "@/components/learner/corrections/corrections-queries";

/** What pays for the next correction: credits go before the free try. */
export function creditState({ left, isUnlimited, canTryFree }: Tasks["credits"]) {
  if (isUnlimited) return "unlimited";
  if (left > 0) return "left";
  return canTryFree ? "free" : "none";
}

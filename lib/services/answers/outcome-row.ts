import "server-only";

import type { outcomes } from "@/lib/db/schema/answers";
import { Outcome } from "@/lib/questions/outcome";

type Row = typeof outcomes.$inferSelect;
type Written = Pick<Row, "state" | "earned" | "max" | "limited" | "reason" | "retry">;

/** An outcome as its row has it. Throws ZodError when the row holds none. */
export function readOutcome(row: Written & Pick<Row, "createdAt">): Outcome {
  const { state, earned, max, limited, reason, retry, createdAt } = row;
  const since = createdAt.toISOString();
  return Outcome.parse({ state, earned, max, reason, retry, since, limited: limited ?? undefined });
}

export function writeOutcome(outcome: Outcome): Written {
  const none = { earned: null, max: null, limited: null, reason: null, retry: null };
  switch (outcome.state) {
    case "scored":
      return { ...none, ...outcome, limited: outcome.limited ?? null };
    case "pending":
      return { ...none, state: outcome.state };
    case "unscored":
    case "failed":
      return { ...none, ...outcome };
  }
}

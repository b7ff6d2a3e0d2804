import "server-only";

import { type ConsentKind, processorOf } from "@/lib/services/consents/consent-texts";
import { readDecision } from "@/lib/services/consents/read-decisions";
import type { Runtime } from "@/lib/services/runtime";

/** Whether what somebody sends in may be processed so: nobody else gets it, or they agreed. */
export async function mayProcess(runtime: Runtime, userId: string, kind: ConsentKind) {
  if (kind !== "recording" && processorOf(runtime, kind) === null) return true;
  const decision = await readDecision(runtime, { executor: runtime.database.db, userId, kind });
  return decision?.isGiven ?? false;
}

/** Whether somebody keeps here what could be processed elsewhere; who was not asked yet has refused nothing. */
export async function hasRefused(runtime: Runtime, userId: string, kind: ConsentKind) {
  if (processorOf(runtime, kind) === null) return false;
  const decision = await readDecision(runtime, { executor: runtime.database.db, userId, kind });
  return decision?.isGiven === false;
}

import "server-only";

import { consentKinds } from "@/lib/db/schema/corrections";
import { type ConsentKind, consentVersions, processorOf } from "@/lib/services/consents/consent-texts";
import { readDecision } from "@/lib/services/consents/read-decisions";
import type { Consent } from "@/lib/services/consents/views";
import type { UserCtx } from "@/lib/services/runtime";

/** What the caller agreed to or refused, and what this installation needs it for. */
export async function listConsents(ctx: UserCtx): Promise<Consent[]> {
  return Promise.all(consentKinds.map((kind) => readConsent(ctx, kind)));
}

export async function readConsent({ runtime, actor }: UserCtx, kind: ConsentKind): Promise<Consent> {
  const executor = runtime.database.db;
  const decision = await readDecision(runtime, { executor, userId: actor.userId, kind });
  const processor = processorOf(runtime, kind);
  return {
    ...{ kind, processor },
    further: kind === "recording" ? (processorOf(runtime, "hosted-speech")?.name ?? null) : null,
    isNeeded: kind === "recording" || processor !== null,
    version: consentVersions[kind],
    state: decision === null ? "undecided" : decision.isGiven ? "given" : "refused",
    decidedAt: decision?.decidedAt.toISOString() ?? null,
  };
}

import "server-only";
import { createHash } from "node:crypto";

import { and, eq } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { corrections } from "@/lib/db/schema/corrections";
import {
  type CorrectionRow,
  recordingsOf,
  type StoredParts,
  textsOf,
} from "@/lib/services/corrections/correction-rows";
import { queueResult } from "@/lib/services/corrections/queue-result";
import { countWords } from "@/lib/services/corrections/read-parts";
import { releaseFailed } from "@/lib/services/corrections/release-failed";
import { mayProcess } from "@/lib/services/consents/may-process";
import { claimFiles } from "@/lib/services/files/claim-files";
import type { UserCtx } from "@/lib/services/runtime";

type Draft = Omit<
  typeof corrections.$inferInsert,
  "userId" | "said" | "words" | "locale" | "createdAt" | "parts" | "deletedAt" | "returnedAt"
> & { parts: StoredParts };

export const fingerprintOf = (input: unknown) =>
  createHash("sha256").update(JSON.stringify(input)).digest("base64url");

/** What the caller made with this key before; null when nothing. Throws `correction/key-reused` when it was something else. */
export async function findByKey(
  tx: Transaction,
  { userId, key, fingerprint }: { userId: string; key: string; fingerprint: string },
): Promise<CorrectionRow | null> {
  const [known] = await tx
    .select()
    .from(corrections)
    .where(and(eq(corrections.userId, userId), eq(corrections.key, key)));
  if (!known) return null;
  if (known.fingerprint !== fingerprint || known.deletedAt) throw new AppError("correction/key-reused");
  return known;
}

/** Keeps what was handed in, with its recordings and the job that has it corrected. */
export async function insertCorrection(
  tx: Transaction,
  { runtime, actor, locale }: Pick<UserCtx, "runtime" | "locale"> & { actor: { userId: string } },
  draft: Draft,
) {
  const said = textsOf(draft.parts).join("\n\n").trim();
  const correction = { ...draft, userId: actor.userId, locale, said, words: countWords(said) };
  await tx.insert(corrections).values(correction);
  const fileIds = recordingsOf(draft.parts);
  await releaseFailed(tx, { ownerId: actor.userId, fileIds });
  await claimFiles(tx, { ownerId: actor.userId, fileIds, by: draft.id });
  await queueResult(tx, runtime, { correction, round: 0 });
}

/** Nothing that was spoken is corrected without its speaker's consent to being recorded. */
export async function requireRecordingConsent({ runtime, actor }: UserCtx, parts: StoredParts) {
  if (recordingsOf(parts).length === 0) return;
  if (!(await mayProcess(runtime, actor.userId, "recording"))) throw new AppError("consent/needed");
}

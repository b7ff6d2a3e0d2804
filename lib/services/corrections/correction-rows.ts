import "server-only";
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";

import { Assessment } from "@/lib/assess/assessment";
import { AppError } from "@/lib/core/errors";
import type { Executor, Transaction } from "@/lib/db/database";
import { correctionResults, corrections } from "@/lib/db/schema/corrections";
import { SpeechMeasures } from "@/lib/services/corrections/views";

export type CorrectionRow = typeof corrections.$inferSelect;
export type ResultRow = typeof correctionResults.$inferSelect;

/** A part as it is kept: what was written, or the id of what was recorded. */
const StoredPart = z.union([z.strictObject({ text: z.string() }), z.strictObject({ recording: z.uuid() })]);
export const StoredParts = z.array(StoredPart);
export type StoredParts = z.infer<typeof StoredParts>;

export const textsOf = (parts: StoredParts) => parts.map((part) => ("text" in part ? part.text : ""));
export const recordingsOf = (parts: StoredParts) =>
  parts.flatMap((part) => ("recording" in part ? [part.recording] : []));

/** What stands in the ledger for a correction. */
export const ledgerId = (correctionId: string) => `correction:${correctionId}`;

export function findingOf({ state, assessment, measures }: ResultRow) {
  if (state !== "done") return null;
  return { assessment: Assessment.parse(assessment), measures: SpeechMeasures.nullable().parse(measures) };
}

/** One of the caller's with its first result. Throws `correction/unknown`. */
export async function readOwn(executor: Executor, input: { id: string; userId: string }) {
  const [row] = await executor
    .select({ correction: corrections, result: correctionResults })
    .from(corrections)
    .innerJoin(
      correctionResults,
      and(eq(correctionResults.correctionId, corrections.id), eq(correctionResults.round, 0)),
    )
    .where(
      and(eq(corrections.id, input.id), eq(corrections.userId, input.userId), isNull(corrections.deletedAt)),
    );
  if (!row) throw new AppError("correction/unknown");
  return row;
}

/** Locks a result to the end of the transaction, with its correction; null once it waits no more. */
export async function lockWaiting(tx: Transaction, input: { correctionId: string; round: number }) {
  const [result] = await tx
    .select()
    .from(correctionResults)
    .where(
      and(eq(correctionResults.correctionId, input.correctionId), eq(correctionResults.round, input.round)),
    )
    .for("update");
  if (!result || (result.state !== "queued" && result.state !== "scoring")) return null;
  const [correction] = await tx.select().from(corrections).where(eq(corrections.id, input.correctionId));
  return correction ? { correction, result } : null;
}

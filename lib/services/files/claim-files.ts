import "server-only";
import { and, eq, gt, inArray, or, sql } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { files } from "@/lib/db/schema/operation";

/** How long a recording is kept once an answer has it; its learner may delete it before. */
const keptDays = 90;

/**
 * Keeps uploads for what names them, in its transaction: `by` is the answer's id. Claiming again for the same answer
 * is no fault. Throws `upload/unknown` when one of them is somebody else's, is gone, or belongs to another answer.
 */
export async function claimFiles(
  tx: Transaction,
  input: { ownerId: string; fileIds: readonly string[]; by: string },
): Promise<void> {
  const ids = [...new Set(input.fileIds)];
  if (ids.length === 0) return;
  const isFree = and(eq(files.state, "registered"), gt(files.expiresAt, sql`now()`));
  const isOurs = and(eq(files.state, "claimed"), eq(files.claimedBy, input.by));
  const claimed = await tx
    .update(files)
    .set({ state: "claimed", claimedBy: input.by, expiresAt: sql`now() + ${`${keptDays} days`}::interval` })
    .where(and(inArray(files.id, ids), eq(files.ownerId, input.ownerId), or(isFree, isOurs)))
    .returning({ id: files.id });
  if (claimed.length !== ids.length) throw new AppError("upload/unknown");
}

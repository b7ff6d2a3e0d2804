import "server-only";
import { inArray } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { files } from "@/lib/db/schema/operation";
import { lockWaiting, readOwn, recordingsOf, StoredParts } from "@/lib/services/corrections/correction-rows";
import { lockOwner } from "@/lib/services/corrections/lock-owner";
import { filesSweep } from "@/lib/services/jobs/sweep-files";
import type { Runtime, UserCtx } from "@/lib/services/runtime";

/** Lets the files of these parts go: nobody hears them from now on, and the sweep removes them. */
export async function expireRecordings(tx: Transaction, runtime: Runtime, parts: unknown) {
  const recordings = recordingsOf(StoredParts.parse(parts));
  if (recordings.length === 0) return;
  await tx.update(files).set({ state: "expired" }).where(inArray(files.id, recordings));
  await runtime.jobs.enqueue(tx, filesSweep, {});
}

/** Deletes what was recorded for one of the caller's, and leaves its result. Throws `correction/still-scoring`. */
export async function deleteRecordings({ runtime, actor }: UserCtx, { id }: { id: string }) {
  await runtime.database.db.transaction(async (tx) => {
    await lockOwner(tx, actor.userId);
    const { correction } = await readOwn(tx, { id, userId: actor.userId });
    for (const round of [0, 1])
      if (await lockWaiting(tx, { correctionId: id, round })) throw new AppError("correction/still-scoring");
    await expireRecordings(tx, runtime, correction.parts);
  });
  return { deleted: true };
}

import "server-only";
import { v7 } from "uuid";

import { AppError } from "@/lib/core/errors";
import { correctionDrafts } from "@/lib/db/schema/corrections";
import { StoredAsked } from "@/lib/services/corrections/asked";
import { readOwn } from "@/lib/services/corrections/correction-rows";
import {
  findByKey,
  fingerprintOf,
  insertCorrection,
  requireRecordingConsent,
} from "@/lib/services/corrections/insert-correction";
import { draftPlaceOf, isDraftAt } from "@/lib/services/corrections/drafts";
import { lockOwner } from "@/lib/services/corrections/lock-owner";
import { readCorrection } from "@/lib/services/corrections/read-correction";
import { readParts } from "@/lib/services/corrections/read-parts";
import type { Handed } from "@/lib/services/corrections/resolve-asked";
import { readVersions, revisionsLeft } from "@/lib/services/corrections/revisions";
import { toTask } from "@/lib/services/corrections/task-rules";
import type { Correction } from "@/lib/services/corrections/views";
import type { UserCtx } from "@/lib/services/runtime";

/** Hands in a better version of what was corrected; free as often as `freeRevisions` say. Throws `correction/no-revision`. */
export async function reviseCorrection(
  ctx: UserCtx,
  input: { id: string; key: string; parts: Handed["parts"]; millis: number },
): Promise<Correction> {
  const { runtime, actor } = ctx;
  const { userId } = actor;
  const { id: revisesId, key, millis } = input;
  await runtime.limits.consume("correction.user", userId);
  const fingerprint = fingerprintOf({ revisesId, parts: input.parts });
  const before = await readOwn(runtime.database.db, { id: revisesId, userId });
  const parts = readParts(toTask(before.correction.task), input.parts);
  await requireRecordingConsent(ctx, parts);
  const id = await runtime.database.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const known = await findByKey(tx, { userId, key, fingerprint });
    if (known) return known.id;
    const { correction, result } = await readOwn(tx, { id: revisesId, userId });
    const { left } = revisionsLeft(await readVersions(tx, correction.rootId), runtime.clock.now());
    if (left === 0 || result.state !== "done") throw new AppError("correction/no-revision");
    const own = v7();
    const { origin, task, promptName, sourceAnswerId, rootId } = correction;
    const asked = StoredAsked.parse(correction.asked);
    const same = { origin, task, promptName, sourceAnswerId, rootId, asked };
    const made = { id: own, key, fingerprint, revisesId, charge: "revision", isTimed: false } as const;
    await insertCorrection(tx, ctx, { ...same, ...made, parts, millis });
    await tx.delete(correctionDrafts).where(isDraftAt(userId, draftPlaceOf(correction)));
    return own;
  });
  return readCorrection(ctx, { id });
}

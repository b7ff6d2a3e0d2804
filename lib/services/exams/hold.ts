import "server-only";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { closeDue } from "@/lib/services/exams/close-due";
import { noteSign } from "@/lib/services/exams/silences";
import { lockSitting, type Sitting, updateExam } from "@/lib/services/exams/sitting";
import type { UserCtx } from "@/lib/services/runtime";

/** One of the caller's sittings, with what is over meanwhile ended. */
export async function openSitting(
  tx: Transaction,
  { runtime, actor }: UserCtx,
  id: string,
): Promise<Sitting> {
  const sitting = await lockSitting(tx, runtime, { id, userId: actor.userId });
  await closeDue(tx, runtime, sitting);
  return sitting;
}

/** Whoever comes first holds a sitting; another tab has to take it over. Throws `exam/held-elsewhere`. */
export async function requireHold(tx: Transaction, sitting: Sitting, tab: string) {
  const { holder } = sitting.row;
  if (holder === null) await updateExam(tx, sitting, { holder: tab });
  else if (holder !== tab) throw new AppError("exam/held-elsewhere");
  await noteSign(tx, sitting);
}

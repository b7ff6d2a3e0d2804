import "server-only";
import { v7 } from "uuid";

import type { Transaction } from "@/lib/db/database";
import { operatorActs } from "@/lib/db/schema/operator";
import type { Runtime } from "@/lib/services/runtime";

export type Act = (typeof operatorActs.$inferSelect)["act"];

/** Writes an act down, in the transaction that does it: neither is there without the other. */
export async function logAct(
  tx: Transaction,
  runtime: Runtime,
  entry: { who: string; act: Act; subject?: string; why?: string },
) {
  const { who, act, subject = "", why = "" } = entry;
  await tx.insert(operatorActs).values({ id: v7(), who, act, subject, why, at: runtime.clock.databaseNow() });
}

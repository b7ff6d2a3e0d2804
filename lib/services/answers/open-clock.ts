import "server-only";
import { and, eq, sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { clocks } from "@/lib/db/schema/answers";
import type { Clock } from "@/lib/questions/define-schema";
import type { Place, RunClock } from "@/lib/services/answers/item-state";
import type { Runtime } from "@/lib/services/runtime";

/** Starts the clock of a run, once: whoever comes later gets the one that runs. `factor` lengthens it. */
export async function openClock(
  tx: Transaction,
  runtime: Runtime,
  input: Place & { userId: string; run: number; clock: Clock; factor?: number },
): Promise<RunClock> {
  const { contextId, position, userId, run, clock, factor = 1 } = input;
  const seconds = (clock.prepare + clock.seconds) * factor;
  const now = runtime.clock.databaseNow();
  const [opened] = await tx
    .insert(clocks)
    .values({
      ...{ contextId, position, userId, run },
      openedAt: now,
      deadlineAt: sql`${now} + make_interval(secs => ${seconds})`,
    })
    .onConflictDoNothing()
    .returning();
  if (opened) return opened;
  const isHere = and(eq(clocks.contextId, contextId), eq(clocks.position, position), eq(clocks.run, run));
  const [running] = await tx.select().from(clocks).where(isHere);
  if (!running) throw new Error("The clock neither opened nor runs.");
  return running;
}

import "server-only";
import { and, eq, exists, inArray, lt, sql } from "drizzle-orm";

import { correctionPatience, freeTry, recordingDays } from "@/lib/core/correction-costs";
import { correctionResults, corrections, correctionTries } from "@/lib/db/schema/corrections";
import { files } from "@/lib/db/schema/operation";
import { giveUpCorrection } from "@/lib/services/corrections/give-up-correction";
import type { Runtime } from "@/lib/services/runtime";

/** Ends what has waited too long, and takes away recordings and notes of free tries whose time is over. */
export async function sweepCorrections(runtime: Runtime): Promise<void> {
  const { db } = runtime.database;
  const late = await db
    .select({ correctionId: correctionResults.correctionId, round: correctionResults.round })
    .from(correctionResults)
    .where(
      and(
        inArray(correctionResults.state, ["queued", "scoring"]),
        lt(
          correctionResults.queuedAt,
          sql`now() - make_interval(mins => ${correctionPatience.minutes}::int)`,
        ),
      ),
    )
    .limit(500);
  for (const each of late) await giveUpCorrection(runtime, { ...each, failure: "time" });
  await dropRecordings(runtime);
  await db
    .delete(correctionTries)
    .where(lt(correctionTries.takenAt, sql`now() - make_interval(days => ${freeTry.days}::int)`));
}

/** The sweep of the files then takes rows and bytes. */
async function dropRecordings({ database: { db } }: Runtime) {
  const isOfCorrection = exists(
    db
      .select({ one: sql`1` })
      .from(corrections)
      .where(eq(sql`${corrections.id}::text`, files.claimedBy)),
  );
  await db
    .update(files)
    .set({ state: "expired" })
    .where(
      and(
        eq(files.state, "claimed"),
        lt(files.createdAt, sql`now() - make_interval(days => ${recordingDays}::int)`),
        isOfCorrection,
      ),
    );
}

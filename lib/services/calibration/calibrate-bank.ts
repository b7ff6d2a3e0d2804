import "server-only";
import { desc } from "drizzle-orm";
import { v7 } from "uuid";

import { calibrationRuns, itemCalibrations, itemFlags } from "@/lib/db/schema/calibration";
import { holdJob } from "@/lib/integrations/jobs/hold-job";
import type { Attempt } from "@/lib/integrations/jobs/job";
import { type Calibration, calibrateItems } from "@/lib/services/calibration/calibrate-items";
import { collectResponses } from "@/lib/services/calibration/collect-responses";
import { chooseFlags, type Suspicion, suspectItem } from "@/lib/services/calibration/find-flags";
import type { Runtime } from "@/lib/services/runtime";

/** How many rows go into the database with one statement. */
const batch = 500;

type Night = { collected: number; calibrated: number; flagged: number };

const dayOf = (moment: Date) => new Date(moment.toISOString().slice(0, 10));

/**
 * A night's work: what was answered until midnight (UTC) becomes responses, responses make parameters, and what is odd
 * in them a flag for an editor. Null when the day has been done. A run that broke off is made up for by the next one:
 * responses that are there stay, and what was found is stored with the run or not at all.
 */
export async function calibrateBank(runtime: Runtime, attempt?: Attempt): Promise<Night | null> {
  const { db } = runtime.database;
  const [last] = await db.select().from(calibrationRuns).orderBy(desc(calibrationRuns.collectedTo)).limit(1);
  const to = dayOf(runtime.now());
  if (last && last.collectedTo >= to) return null;
  const collected = await collectResponses(runtime, { from: last?.collectedTo ?? new Date(0), to });
  const found: Omit<Calibration, "heard">[] = [];
  const suspicions: Suspicion[] = [];
  for await (const { heard, ...calibration } of calibrateItems(runtime)) {
    found.push(calibration);
    const { rightFrom } = runtime.questions.find(calibration.type);
    suspicions.push(...suspectItem({ ...calibration, heard }, rightFrom));
  }
  const flags = chooseFlags(suspicions);
  const flagged = await store(runtime, { to, collected, found, flags }, attempt);
  const night = { collected, calibrated: found.length, flagged };
  runtime.log.info(night, "question bank: calibration");
  return night;
}

type Findings = {
  to: Date;
  collected: number;
  found: readonly Omit<Calibration, "heard">[];
  flags: readonly Suspicion[];
};

function store(runtime: Runtime, { to, collected, found, flags }: Findings, attempt: Attempt | undefined) {
  const now = runtime.clock.databaseNow();
  return runtime.database.db.transaction(async (tx) => {
    if (attempt) await holdJob(tx, attempt);
    const added = flags.map(({ id, version, ...flag }) => ({
      ...flag,
      ...{ id: v7(), itemId: id, itemVersion: version, foundAt: now },
    }));
    // What an editor has decided, or has not yet, is not raised again.
    const raised =
      added.length > 0
        ? await tx.insert(itemFlags).values(added).onConflictDoNothing().returning({ id: itemFlags.id })
        : [];
    const run = { id: v7(), collectedTo: to, collected, calibrated: found.length, flagged: raised.length };
    await tx.insert(calibrationRuns).values({ ...run, ranAt: now });
    for (let from = 0; from < found.length; from += batch)
      await tx.insert(itemCalibrations).values(
        found.slice(from, from + batch).map(({ id, version, context, after, count }) => ({
          ...{ itemId: id, itemVersion: version, context, runId: run.id },
          ...{ params: after, responses: count, at: now },
        })),
      );
    return raised.length;
  });
}

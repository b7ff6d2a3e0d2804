import "server-only";
import { setTimeout as wait } from "node:timers/promises";

import { and, asc, eq } from "drizzle-orm";

import { MediaSource } from "@/lib/bank/media";
import { media } from "@/lib/db/schema/bank";
import { leaveOut } from "@/lib/services/media/leave-out";
import { AudioRate, spokenOf } from "@/lib/services/media/read-media";
import type { Runtime } from "@/lib/services/runtime";

const restMillis = 250;
const maxFailures = 3;

/**
 * Makes the recordings that are missing, one at a time, and rests three times as long as each took, so that it never
 * holds more than a quarter of one core. Ends by itself; returns how many it made.
 */
export async function warmRecordings(runtime: Runtime, signal: AbortSignal) {
  const rows = await runtime.database.db
    .select({ id: media.id, source: media.source })
    .from(media)
    .where(and(eq(media.status, "published"), eq(media.kind, "audio")))
    .orderBy(asc(media.id));
  const sources = rows.map(({ id, source }) => ({ id, source: MediaSource.parse(source) }));
  const spoken = AudioRate.options.flatMap((rate) =>
    sources.flatMap(({ id, source }) =>
      source.from === "speech" ? [{ id, spoken: spokenOf(source, rate) }] : [],
    ),
  );
  let made = 0;
  let failures = 0;
  for (const { id, spoken: one } of spoken) {
    if (signal.aborted || failures >= maxFailures) break;
    const started = performance.now();
    try {
      if (!(await runtime.recordings.prepare(one))) continue;
      made += 1;
      failures = 0;
    } catch (err) {
      failures += 1;
      runtime.log.warn({ err }, "a recording could not be made ahead of time");
      if (one.rate === "normal") await leaveOut(runtime, id);
    }
    await wait(restMillis + 3 * (performance.now() - started), undefined, { signal, ref: false }).catch(
      () => undefined,
    );
  }
  return made;
}

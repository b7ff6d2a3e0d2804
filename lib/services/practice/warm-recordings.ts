import "server-only";
import { setTimeout as wait } from "node:timers/promises";

import { and, asc, eq, isNotNull } from "drizzle-orm";

import { items } from "@/lib/db/schema/practice";
import { AudioRate, SpokenKey } from "@/lib/services/practice/read-audio";
import type { Runtime } from "@/lib/services/runtime";

const restMillis = 250;
const maxFailures = 3;

/**
 * Makes the recordings that are missing, one at a time, and rests three times as long as each took, so that it never
 * holds more than a quarter of one core. Ends by itself; returns how many it made.
 */
export async function warmRecordings(runtime: Runtime, signal: AbortSignal) {
  const rows = await runtime.database.db
    .select({ key: items.key })
    .from(items)
    .where(and(eq(items.status, "published"), isNotNull(items.audioId)))
    .orderBy(asc(items.id));
  const spoken = AudioRate.options.flatMap((rate) =>
    rows.map(({ key }) => ({ ...SpokenKey.parse(key), rate })),
  );
  let made = 0;
  let failures = 0;
  for (const one of spoken) {
    if (signal.aborted || failures >= maxFailures) break;
    if (await runtime.recordings.has(one)) continue;
    const started = performance.now();
    try {
      await runtime.recordings.read(one);
      made += 1;
      failures = 0;
    } catch (err) {
      failures += 1;
      runtime.log.warn({ err }, "a recording could not be made ahead of time");
    }
    await wait(restMillis + 3 * (performance.now() - started), undefined, { signal, ref: false }).catch(
      () => undefined,
    );
  }
  return made;
}

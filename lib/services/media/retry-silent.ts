import "server-only";
import { and, inArray, isNotNull } from "drizzle-orm";
import { z } from "zod";

import { items } from "@/lib/db/schema/bank";
import { readVersion } from "@/lib/services/media/read-media";
import type { Runtime } from "@/lib/services/runtime";

const Steps = z.array(z.object({ media: z.array(z.object({ mediaId: z.string(), kind: z.string() })) }));

/** Makes what was missing; items that have all of it are asked again. Returns how many those are. */
export async function retrySilent(runtime: Runtime) {
  const { db } = runtime.database;
  const rows = await db
    .select({ id: items.id, steps: items.steps })
    .from(items)
    .where(isNotNull(items.silentSince));
  const heard: string[] = [];
  for (const { id, steps } of rows) {
    const audio = Steps.parse(steps).flatMap(({ media }) => media.filter(({ kind }) => kind === "audio"));
    if (
      await canHear(
        runtime,
        audio.map(({ mediaId }) => mediaId),
      )
    )
      heard.push(id);
  }
  if (heard.length === 0) return 0;
  await db
    .update(items)
    .set({ silentSince: null })
    .where(and(isNotNull(items.silentSince), inArray(items.id, heard)));
  await runtime.events.publish(db, { kind: "bank.changed" });
  return heard.length;
}

async function canHear(runtime: Runtime, ids: readonly string[]) {
  for (const id of ids)
    try {
      await readVersion(runtime, { id, rate: "normal" });
    } catch (err) {
      runtime.log.warn({ err, mediaId: id }, "a recording still cannot be made");
      return false;
    }
  return true;
}

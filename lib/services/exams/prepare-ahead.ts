import "server-only";
import { inArray } from "drizzle-orm";

import { items } from "@/lib/db/schema/bank";
import { slotAt } from "@/lib/exam/blueprint/blueprint";
import { answer, next } from "@/lib/exam/exam";
import { turnsOf } from "@/lib/exam/state";
import { readSteps } from "@/lib/services/answers/item-view";
import { kindRules } from "@/lib/services/exams/kind-rules";
import { offerFor } from "@/lib/services/exams/shelved-bank";
import { prepareSounds } from "@/lib/services/exams/part-sound";
import { currentTask, lookAt, type Sitting } from "@/lib/services/exams/sitting";
import { pinMedia } from "@/lib/services/media/media-versions";
import { prepareRecordings } from "@/lib/services/media/prepare-recordings";
import type { Runtime } from "@/lib/services/runtime";

/** One share in each category of a graded answer. */
const outcomes = [0.1, 0.3, 0.5, 0.7, 0.9];

/** Sittings whose recordings are being made: who is faster than that gets no queue of their own. */
const busy = new Set<string>();

/**
 * While somebody answers, the recordings of what may follow are made: of one candidate for each outcome. Choosing changes
 * nothing; what is asked is chosen again, from what is there then, when the answer has come.
 */
export async function prepareAhead(runtime: Runtime, id: string): Promise<void> {
  if (busy.has(id)) return;
  busy.add(id);
  try {
    const sitting = await runtime.database.db.transaction((tx) => lookAt(tx, runtime, id));
    const prompt = sitting && currentTask(sitting)?.task.prompt;
    if (prompt) await prepareSounds(runtime, prompt);
    const ids = sitting ? await candidates(runtime, sitting) : [];
    if (ids.length === 0) return;
    const { db } = runtime.database;
    const rows = await db
      .select({ type: items.type, steps: items.steps })
      .from(items)
      .where(inArray(items.id, ids));
    const refs = rows.flatMap(({ type, steps }) =>
      readSteps(runtime, type, steps).flatMap(({ media }) => media.slice(0, 1)),
    );
    const pinned = await pinMedia(db, [...new Set(refs.map(({ mediaId }) => mediaId))]);
    await prepareRecordings(runtime, refs, pinned);
  } catch (err) {
    runtime.log.warn({ err }, "what an exam asks next was not prepared");
  } finally {
    busy.delete(id);
  }
}

async function candidates(runtime: Runtime, { row, state, blueprint }: Sitting): Promise<string[]> {
  const turns = turnsOf(state);
  if (row.state !== "running" || turns.at(-1)?.score !== null) return [];
  const { weight } = slotAt(blueprint, turns.length - 1);
  const offer = await offerFor(runtime, runtime.database.db, {
    blueprint,
    pool: kindRules[row.kind].pool,
  });
  const scores =
    weight === null
      ? outcomes.map((share) => ({ state: "share" as const, share }))
      : [{ state: "pending" as const }];
  const following = scores.flatMap((score) => {
    const after = next(answer(state, blueprint, score), offer);
    return (
      turnsOf(after)
        .at(turns.length)
        ?.asked.items.map(({ id }) => id) ?? []
    );
  });
  return [...new Set(following)];
}

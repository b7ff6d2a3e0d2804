import "server-only";
import { and, eq, inArray } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { examItems, exams, examTasks } from "@/lib/db/schema/exams";
import { answer, ExamShortage, next, type Offer } from "@/lib/exam/exam";
import { type Asked, type ExamState, type Score, turnsOf } from "@/lib/exam/state";
import type { PlannedTask } from "@/lib/exam/task-plan";
import { isAsked } from "@/lib/services/bank/is-asked";
import { readSteps } from "@/lib/services/answers/item-view";
import { countAsked } from "@/lib/services/exams/exam-counts";
import { kindRules } from "@/lib/services/exams/kind-rules";
import { forgetShelves, offerFor, promptOf } from "@/lib/services/exams/shelved-bank";
import type { Sitting, TaskRow } from "@/lib/services/exams/sitting";
import { pinMedia } from "@/lib/services/media/media-versions";
import type { Runtime } from "@/lib/services/runtime";

/**
 * Scores what is asked now and asks what follows. The choice depends on the state and on what the bank has; it is made
 * within a millisecond, so nothing has to be chosen ahead. At the end nothing is asked.
 */
export async function scoreAndAsk(tx: Transaction, runtime: Runtime, sitting: Sitting, score: Score) {
  await askNext(tx, runtime, sitting, answer(sitting.state, sitting.blueprint, score));
}

/**
 * The first task of a new sitting, or the one after what `state` has scored. Nothing follows where the bank has nothing
 * more of a task: then the last task is over, and the sitting is not.
 */
export async function askNext(tx: Transaction, runtime: Runtime, sitting: Sitting, state: ExamState) {
  const { asked, next: after, exposure } = await choose(tx, runtime, sitting, state);
  sitting.state = after;
  await tx.update(exams).set({ exam: after }).where(eq(exams.id, sitting.row.id));
  const planned = asked && sitting.plan.find(({ slots: [first] }) => first === asked.slot);
  if (!asked || !planned) return;
  await insertTask(tx, runtime, sitting, { planned, asked });
  const ids = asked.items.map(({ id }) => id);
  await countAsked(tx, exposure, {
    blueprint: sitting.blueprint.id,
    ids,
    isFirst: asked.slot === 0,
  });
}

type Chosen = {
  asked: Asked | null;
  next: ExamState;
  exposure: Offer["exposure"];
  /** The bank has nothing more of the task that comes next. */
  isShort: boolean;
};

/** What another process retired a moment ago is not asked: the bank is read anew, once. */
async function choose(
  tx: Transaction,
  runtime: Runtime,
  sitting: Sitting,
  state: ExamState,
): Promise<Chosen> {
  const chosen = await chooseAtAll(tx, runtime, sitting, state);
  if (chosen.asked && !(await arePublished(tx, sitting, chosen.asked))) {
    forgetShelves(runtime);
    return chooseAtAll(tx, runtime, sitting, state);
  }
  return chosen;
}

/** Something that was met in another sitting is better than the end of this one. */
async function chooseAtAll(tx: Transaction, runtime: Runtime, sitting: Sitting, state: ExamState) {
  const chosen = await chooseOnce(tx, runtime, sitting, state);
  if (!chosen.isShort) return chosen;
  const { next: after, ...again } = await chooseOnce(tx, runtime, sitting, { ...state, met: [] });
  runtime.log.warn({ examId: sitting.row.id, isEnded: again.isShort }, "the bank is short of exam questions");
  return { ...again, next: { ...after, met: state.met } };
}

async function chooseOnce(
  tx: Transaction,
  runtime: Runtime,
  sitting: Sitting,
  state: ExamState,
): Promise<Chosen> {
  const { blueprint, row } = sitting;
  const offer = await offerFor(runtime, tx, { blueprint, pool: kindRules[row.kind].pool });
  const { exposure } = offer;
  try {
    const after = next(state, offer);
    const asked = after === state ? null : (turnsOf(after).at(-1)?.asked ?? null);
    return { asked, next: after, exposure, isShort: false };
  } catch (err) {
    if (!(err instanceof ExamShortage)) throw err;
    return { asked: null, next: state, exposure, isShort: true };
  }
}

async function arePublished(tx: Transaction, { plan }: Sitting, { slot, items: asked }: Asked) {
  const planned = plan.find(({ slots: [first] }) => first === slot);
  if (!planned || planned.isOpen) return true;
  const ids = asked.map(({ id }) => id);
  const rows = await tx
    .select({ id: items.id, version: items.version })
    .from(items)
    .where(and(inArray(items.id, ids), ...isAsked()));
  return asked.every(({ id, version }) => rows.some((row) => row.id === id && row.version === version));
}

async function insertTask(
  tx: Transaction,
  runtime: Runtime,
  sitting: Sitting,
  { planned, asked }: { planned: PlannedTask; asked: Asked },
) {
  const { index, task, position, isOpen } = planned;
  const [first] = asked.items;
  const prompt = isOpen && first ? promptOf(task, first.id) : null;
  const row = { examId: sitting.row.id, index, task, position, prompt };
  await tx.insert(examTasks).values(row);
  const added: TaskRow = { ...row, begunAt: null, endedAt: null, correctionId: null };
  sitting.tasks = [...sitting.tasks, added];
  if (!isOpen) await insertItems(tx, runtime, { examId: sitting.row.id, planned, asked });
}

async function insertItems(
  tx: Transaction,
  runtime: Runtime,
  { examId, planned, asked }: { examId: string; planned: PlannedTask; asked: Asked },
) {
  const ids = asked.items.map(({ id }) => id);
  const rows = await tx.select().from(items).where(inArray(items.id, ids));
  const mediaOf = (id: string, version: number) => {
    const row = rows.find((each) => each.id === id && each.version === version);
    if (!row) throw new Error(`The bank has no item ${id} ${version}.`);
    return readSteps(runtime, row.type, row.steps).flatMap(({ media }) =>
      media.map(({ mediaId }) => mediaId),
    );
  };
  const shown = asked.items.map(({ id, version }) => mediaOf(id, version));
  const pinned = await pinMedia(tx, [...new Set(shown.flat())]);
  await tx.insert(examItems).values(
    asked.items.map(({ id, version }, at) => ({
      ...{ examId, position: planned.position + at, itemId: id, itemVersion: version },
      media: pinned.filter((each) => shown[at]?.includes(each.id)),
    })),
  );
}

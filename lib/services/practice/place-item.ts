import "server-only";
import { and, asc, eq, isNull, sql } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { type PlacedItem, presentItem, readSteps, withMultiplier } from "@/lib/services/answers/item-view";
import { emptyState, type ItemState, readStates } from "@/lib/services/answers/item-state";
import type { Task } from "@/lib/services/answers/keep-answer";
import { PinnedMedia, readMediaVersions } from "@/lib/services/media/media-versions";
import { prepareRecordings } from "@/lib/services/media/prepare-recordings";
import type { Runtime, UserCtx } from "@/lib/services/runtime";

export const itemColumns = {
  position: practiceItems.position,
  begunAt: practiceItems.begunAt,
  finishedAt: practiceItems.finishedAt,
  media: practiceItems.media,
  id: items.id,
  version: items.version,
  type: items.type,
  steps: items.steps,
  explanation: items.explanation,
};

/** An item of a set with what was done of it, in a transaction that holds its lock. */
export type HeldItem = {
  task: Task;
  item: PlacedItem;
  state: ItemState;
  isRound: boolean;
  /** Of a set in exam mode; null in practice mode. */
  multiplier: number | null;
  /** In exam mode nothing is shown of the answers before this. */
  isOver: boolean;
  mistakeOf: string | null;
};

type Row = Omit<PlacedItem, "steps" | "media"> & { steps: unknown; media: unknown };

export function toPlaced(runtime: Runtime, row: Row): PlacedItem {
  const { type, position, begunAt, finishedAt, explanation } = row;
  const steps = readSteps(runtime, type, row.steps);
  return { type, position, begunAt, finishedAt, explanation, steps, media: PinnedMedia.parse(row.media) };
}

/**
 * Locks the set, so that its answers come one after the other and the last one knows that it is the last; and the
 * item, since a row that is not locked would be read as it was before the wait.
 */
export async function holdItem(
  tx: Transaction,
  { runtime, actor }: UserCtx,
  place: { setId: string; position: number },
): Promise<HeldItem> {
  const { setId, position } = place;
  const [row] = await tx
    .select({
      ...itemColumns,
      isRound: practiceSets.isRound,
      multiplier: practiceSets.multiplier,
      setFinishedAt: practiceSets.finishedAt,
      mistakeOf: practiceItems.mistakeOf,
      now: sql`${runtime.clock.databaseNow()}`.mapWith(practiceItems.begunAt),
    })
    .from(practiceSets)
    .innerJoin(practiceItems, eq(practiceItems.setId, practiceSets.id))
    .innerJoin(items, and(eq(items.id, practiceItems.itemId), eq(items.version, practiceItems.itemVersion)))
    .where(
      and(
        eq(practiceSets.id, setId),
        eq(practiceSets.userId, actor.userId),
        eq(practiceItems.position, position),
      ),
    )
    .for("update", { of: [practiceSets, practiceItems] });
  if (!row) throw new AppError("practice/unknown-set");
  const item = toPlaced(runtime, row);
  const states = row.begunAt ? await readStates(tx, setId, position) : null;
  const { id, version, type, now, isRound, multiplier, mistakeOf } = row;
  const isExamMode = multiplier !== null;
  return {
    ...{ item, isRound, multiplier, mistakeOf, isOver: row.setFinishedAt !== null },
    state: states?.get(position) ?? emptyState(),
    task: {
      ...{ context: "practice", isExamMode, contextId: setId, position, userId: actor.userId, type, now },
      item: { id, version },
      steps: item.steps,
    },
  };
}

/** The item as its owner sees it after what was done. */
export async function viewHeld(
  tx: Transaction,
  { runtime, locale }: UserCtx,
  { item, state, multiplier, isOver }: Pick<HeldItem, "item" | "state" | "multiplier" | "isOver">,
  isPremium: boolean,
) {
  const versions = await readMediaVersions(tx, item.media);
  const shows = showsOf({ multiplier, isOver }, isPremium);
  return withMultiplier(presentItem(runtime, item, state, { versions, locale, shows }), multiplier ?? 1);
}

/** Whether its learner may look at what came of it. */
export const isShown = ({ item, multiplier, isOver }: Pick<HeldItem, "item" | "multiplier" | "isOver">) =>
  item.finishedAt !== null && (multiplier === null || isOver);

/** In exam mode no help, and nothing of what came of the answers before all of them are there. */
export function showsOf({ multiplier, isOver }: Pick<HeldItem, "multiplier" | "isOver">, isPremium: boolean) {
  const isOpen = multiplier === null || isOver;
  return { results: isOpen, slowBefore: isOpen && isPremium, handIns: isOpen };
}

/** The recording of an open step is made while it is read, that of the step behind it while it is answered. */
export async function prepareAhead(runtime: Runtime, { steps, media }: PlacedItem, open: number | null) {
  const refs = open === null ? [] : steps.slice(open, open + 2).flatMap((step) => step.media);
  if (refs.length > 0) await prepareRecordings(runtime, refs, media);
}

/** The next open position, from the start again after the last one; null when every item is finished. */
export async function findNext(tx: Transaction, { setId, position }: { setId: string; position: number }) {
  const open = await tx
    .select({ position: practiceItems.position })
    .from(practiceItems)
    .where(and(eq(practiceItems.setId, setId), isNull(practiceItems.finishedAt)))
    .orderBy(asc(practiceItems.position));
  return (open.find((row) => row.position > position) ?? open[0])?.position ?? null;
}

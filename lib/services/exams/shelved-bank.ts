import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";

import { ItemParams } from "@/lib/bank/item";
import { allPromptsOf } from "@/lib/content/prompts/prompts";
import type { Executor } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import type { Blueprint, ExamTask } from "@/lib/exam/blueprint/blueprint";
import type { Offer } from "@/lib/exam/exam";
import { type ExamItem, fromBank, fromPrompt, shelfOf } from "@/lib/exam/exam-item";
import { type Exposure, newExposure } from "@/lib/exam/exposure";
import type { Pool } from "@/lib/exam/pools";
import { arrangeShelves, type Shelves } from "@/lib/exam/shelves";
import { writingTasks, speakingTasks } from "@/lib/core/corrected-tasks";
import { isAsked } from "@/lib/services/bank/is-asked";
import { readCalibrated, versionKey } from "@/lib/services/calibration/item-params";
import { readCounts } from "@/lib/services/exams/exam-counts";
import type { Runtime } from "@/lib/services/runtime";

type Counted = { exposure: Exposure; readAt: number };
type Stock = { shelves: Shelves; counted: Map<string, Counted>; openedAt: number };
type Shelved = { stocks: Map<Pool, Stock>; edition: number };

/** Counts of other processes are looked at so often. */
const countMillis = 30_000;
/** What responses have taught is read again so often. */
const stockMillis = 6 * 3_600_000;

const known = new WeakMap<Runtime, Shelved>();

/** One arrangement a process and edition of the bank: what changes the bank empties it. */
function shelvedOf(runtime: Runtime): Shelved {
  const found = known.get(runtime);
  if (found) return found;
  const shelved: Shelved = { stocks: new Map(), edition: 0 };
  known.set(runtime, shelved);
  const forget = () => forgetShelves(runtime);
  runtime.events.subscribe({ kind: "bank.changed" }, forget, forget);
  return shelved;
}

/** The bank was not what this process believed. */
export function forgetShelves(runtime: Runtime) {
  const shelved = shelvedOf(runtime);
  shelved.stocks.clear();
  shelved.edition += 1;
}

type Wanted = { blueprint: Blueprint; pool: Pool };

/**
 * What a sitting of a blueprint is chosen from, with how often it was asked so far. `executor`: the caller's transaction,
 * where it is in one. Nothing is awaited that another call began: where one connection serves all, it would wait for the
 * caller.
 */
export async function offerFor(runtime: Runtime, executor: Executor, wanted: Wanted): Promise<Offer> {
  const { blueprint, pool } = wanted;
  const shelved = shelvedOf(runtime);
  const stock = shelved.stocks.get(pool) ?? (await openStock(runtime, executor, pool));
  if (Date.now() - stock.openedAt > stockMillis) {
    stock.openedAt = Date.now();
    void openAhead(runtime, pool);
  }
  const { exposure } = await countedFor(runtime, executor, { blueprint, stock });
  return { blueprint, shelves: stock.shelves, exposure };
}

/** Arranges both pools when a process begins, so that no answer waits for it. */
export async function arrangeAhead(runtime: Runtime) {
  for (const pool of ["exam", "practice"] as const) await openAhead(runtime, pool);
}

/** Beside the calls: what there is goes on until the new one is there. */
async function openAhead(runtime: Runtime, pool: Pool) {
  try {
    await openStock(runtime, runtime.database.db, pool);
  } catch (err) {
    if (!runtime.stopping.signal.aborted)
      runtime.log.warn({ err }, "what exams choose from was not arranged ahead");
  }
}

async function openStock(runtime: Runtime, executor: Executor, pool: Pool): Promise<Stock> {
  const shelved = shelvedOf(runtime);
  const { edition } = shelved;
  const shelves = arrangeShelves([...(await readItems(runtime, executor, pool)), ...promptItems(pool)]);
  const stock = { shelves, counted: new Map(), openedAt: Date.now() };
  if (shelved.edition === edition) shelved.stocks.set(pool, stock);
  return stock;
}

/** The first count is waited for; later ones are read beside the calls. */
async function countedFor(
  runtime: Runtime,
  executor: Executor,
  { blueprint: { id }, stock: { shelves, counted } }: { blueprint: Blueprint; stock: Stock },
) {
  const current = counted.get(id);
  if (!current) {
    const first = await readExposure(executor, id, shelves);
    counted.set(id, first);
    return first;
  }
  if (Date.now() - current.readAt > countMillis) {
    current.readAt = Date.now();
    void readExposure(runtime.database.db, id, shelves).then(
      (fresh) => counted.set(id, fresh),
      (err: unknown) => runtime.log.warn({ err }, "how often items were asked could not be read"),
    );
  }
  return current;
}

async function readExposure(executor: Executor, blueprint: string, shelves: Shelves): Promise<Counted> {
  const exposure = newExposure(shelves);
  const { sittings, uses } = await readCounts(executor, blueprint);
  exposure.sittings = sittings;
  for (const [id, times] of uses) addUses(exposure, id, times);
  return { exposure, readAt: Date.now() };
}

function addUses({ uses, places }: Exposure, id: string, times: number) {
  const found = places.get(id);
  const counts = found && uses.get(found.key);
  if (counts) counts[found.place] = times;
}

const Enemies = z.array(z.string());

async function readItems({ questions }: Runtime, executor: Executor, pool: Pool): Promise<ExamItem[]> {
  const { id, version, type, params, enemies, facet } = items;
  const rows = await executor
    .select({ id, version, type, params, enemies, facet })
    .from(items)
    .where(and(...isAsked(), eq(items.pool, pool), inArray(type, [...questions.types])));
  const calibrated = await readCalibrated(executor, "exam");
  return rows.flatMap((row) => {
    if (!questions.isType(row.type)) return [];
    const item = {
      ...row,
      type: row.type,
      params: ItemParams.parse(row.params),
      enemies: Enemies.parse(row.enemies),
    };
    const known = fromBank(item, row.facet);
    const learned = calibrated.get(versionKey(row));
    return known ? { ...known, params: learned ?? known.params } : [];
  });
}

const openTasks: ExamTask[] = [...writingTasks.filter((task) => task !== "free-text"), ...speakingTasks];

/** A picture that is described in two tasks is one item. */
function promptItems(pool: Pool): ExamItem[] {
  const found = new Map<string, ExamItem>();
  for (const task of openTasks)
    for (const { itemId, pool: own } of allPromptsOf(promptTask(task)))
      if (own === pool) found.set(`${shelfOf(task)} ${itemId}`, fromPrompt(itemId, task));
  return [...found.values()];
}

const byName = new Map([...writingTasks, ...speakingTasks].map((task) => [task as string, task]));

function promptTask(task: ExamTask) {
  const found = byName.get(task);
  if (!found) throw new Error(`${task} has no prompts.`);
  return found;
}

/** The prompt of an item, as a task asks it. Throws an Error for one that is gone. */
export function promptOf(task: ExamTask, itemId: string) {
  const found = allPromptsOf(promptTask(task)).find((prompt) => prompt.itemId === itemId);
  if (!found) throw new Error(`${task} has no prompt ${itemId}.`);
  return found;
}

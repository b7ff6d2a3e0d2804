import "server-only";
import { and, asc, count, desc, eq, gte, max, sql } from "drizzle-orm";

import type { Database } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { itemCalibrations, responses } from "@/lib/db/schema/calibration";
import { calibrate, fewestForDifficulty } from "@/lib/exam/calibration";
import { categoryOf, type Params } from "@/lib/exam/response-model";
import { builtMeasure, type ItemMeasure, type ResponseContext } from "@/lib/services/calibration/item-params";
import type { Runtime } from "@/lib/services/runtime";

/** Looked at again once there are so many times as many: every night would be as many chances of a false flag. */
const growth = 1.1;
/** Older ones say little that the newest do not. */
const mostResponses = 5_000;

export type Heard = {
  theta: number;
  sd: number;
  share: number;
  category: number;
  firstLanguage: string | null;
};
export type Calibration = ItemMeasure & {
  id: string;
  version: number;
  context: ResponseContext;
  type: string;
  /** In their order. */
  heard: readonly Heard[];
  count: number;
  after: Params;
};

/** Versions that have 100 responses, and a tenth more than when they were looked at last. */
async function findDue(db: Database) {
  const { itemId, itemVersion, context } = itemCalibrations;
  const last = db
    .select({ itemId, itemVersion, context, responses: max(itemCalibrations.responses).as("last") })
    .from(itemCalibrations)
    .groupBy(itemId, itemVersion, context)
    .as("last");
  const many = count();
  return db
    .select({ id: responses.itemId, version: responses.itemVersion, context: responses.context, count: many })
    .from(responses)
    .leftJoin(
      last,
      and(
        eq(last.itemId, responses.itemId),
        eq(last.itemVersion, responses.itemVersion),
        eq(last.context, responses.context),
      ),
    )
    .groupBy(responses.itemId, responses.itemVersion, responses.context)
    .having(
      and(
        gte(many, fewestForDifficulty),
        gte(many, sql`coalesce(max(${last.responses}), 0) * ${growth}::float8`),
      ),
    )
    .orderBy(responses.itemId, responses.itemVersion, responses.context);
}

type Due = Awaited<ReturnType<typeof findDue>>[number];

/** What the responses make of each version that is due, one after the other. */
export async function* calibrateItems({ database: { db }, questions }: Runtime): AsyncGenerator<Calibration> {
  for (const due of await findDue(db)) {
    const [item] = await db
      .select({ type: items.type, params: items.params })
      .from(items)
      .where(and(eq(items.id, due.id), eq(items.version, due.version)));
    const measure = item && questions.isType(item.type) ? builtMeasure(item.type, item.params) : null;
    if (!item || !measure) continue;
    const heard = await readHeard(db, due, measure);
    const after = calibrate(measure.model, measure.params, heard);
    if (after) yield { ...due, ...measure, type: item.type, heard, after };
  }
}

async function readHeard(
  db: Database,
  { id, version, context }: Due,
  { model }: ItemMeasure,
): Promise<Heard[]> {
  const newest = db
    .select()
    .from(responses)
    .where(and(eq(responses.itemId, id), eq(responses.itemVersion, version), eq(responses.context, context)))
    .orderBy(desc(responses.id))
    .limit(mostResponses)
    .as("newest");
  const { theta, sd, share, firstLanguage } = newest;
  const rows = await db.select({ theta, sd, share, firstLanguage }).from(newest).orderBy(asc(newest.id));
  return rows.map((row) => ({ ...row, category: categoryOf(model, row.share) }));
}

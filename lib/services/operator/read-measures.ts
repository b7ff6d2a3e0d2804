import "server-only";
import { and, asc, count, desc, eq } from "drizzle-orm";

import { sittingsNeeded } from "@/lib/content/exam/measured";
import { scores, thetaOf } from "@/lib/core/score-scale";
import type { Database } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { calibrationRuns, itemFlags, responses } from "@/lib/db/schema/calibration";
import { exams } from "@/lib/db/schema/exams";
import { informationAt } from "@/lib/exam/response-model";
import { blurred } from "@/lib/exam/shelves";
import type { QuestionType } from "@/lib/questions/types";
import {
  builtMeasure,
  type ItemMeasure,
  readCalibrated,
  versionKey,
} from "@/lib/services/calibration/item-params";
import type { OperatorCtx } from "@/lib/services/operator/operator-ctx";
import type { BankMeasures } from "@/lib/services/operator/views";
import type { Runtime } from "@/lib/services/runtime";

const every = 10;
const mostFlags = 100;

/** What the bank measures, how far responses have said so, and what they find odd. */
export async function readMeasures({ runtime }: OperatorCtx): Promise<BankMeasures> {
  const { db } = runtime.database;
  const measured = await readMeasured(runtime);
  const byType = [...Map.groupBy(measured, ({ type }) => type)];
  const heard = await countResponses(db);
  return {
    information: byType.map(([type, own]) => ({ type, points: curveOf(own.map(({ measure }) => measure)) })),
    calibrated: byType.map(([type, own]) => ({
      type,
      items: own.length,
      calibrated: own.filter(({ isCalibrated }) => isCalibrated).length,
      responses: heard.get(type) ?? 0,
    })),
    lastRun: await readLastRun(db),
    sittings: { done: await countSittings(db), needed: sittingsNeeded },
    flags: await readFlags(runtime),
  };
}

type Measured = { type: QuestionType; measure: ItemMeasure; isCalibrated: boolean };

/** Published items with their newest parameters: of exams where there are such, else of practice, else as they were built. */
async function readMeasured({ database: { db }, questions }: Runtime): Promise<Measured[]> {
  const heard = new Map([...(await readCalibrated(db, "practice")), ...(await readCalibrated(db, "exam"))]);
  const rows = await db
    .select({ id: items.id, version: items.version, type: items.type, params: items.params })
    .from(items)
    .where(eq(items.status, "published"))
    .orderBy(items.type);
  return rows.flatMap(({ type, params, ...item }) => {
    const measure = questions.isType(type) ? builtMeasure(type, params) : null;
    if (!measure || !questions.isType(type)) return [];
    const after = heard.get(versionKey(item));
    return [
      { type, isCalibrated: after !== undefined, measure: { ...measure, params: after ?? measure.params } },
    ];
  });
}

/** With the doubt of each difficulty, as the exam counts it. */
function curveOf(measures: readonly ItemMeasure[]) {
  const known = measures.map(({ model, params, testletVariance }) => ({
    model,
    params: blurred(params, testletVariance),
  }));
  return scores
    .filter((score) => score % every === 0)
    .map((score) => {
      const theta = thetaOf(score);
      const value = known.reduce((sum, { model, params }) => sum + informationAt(model, params, theta), 0);
      return { score, value: Math.round(value * 10) / 10 };
    });
}

async function countResponses(db: Database) {
  const rows = await db
    .select({ type: items.type, responses: count() })
    .from(responses)
    .innerJoin(items, and(eq(items.id, responses.itemId), eq(items.version, responses.itemVersion)))
    .groupBy(items.type);
  return new Map(rows.map((row) => [row.type, row.responses]));
}

async function readLastRun(db: Database) {
  const [last] = await db.select().from(calibrationRuns).orderBy(desc(calibrationRuns.collectedTo)).limit(1);
  if (!last) return null;
  const { ranAt, collected, calibrated, flagged } = last;
  return { ranAt: ranAt.toISOString(), collected, calibrated, flagged };
}

/** Whole ones at standard time: only their times say how long the exam takes. */
async function countSittings(db: Database) {
  const isWhole = and(eq(exams.kind, "mock"), eq(exams.state, "done"), eq(exams.multiplier, 1));
  const [row] = await db.select({ done: count() }).from(exams).where(isWhole);
  return row?.done ?? 0;
}

async function readFlags({ database: { db }, questions }: Runtime): Promise<BankMeasures["flags"]> {
  const rows = await db
    .select({ flag: itemFlags, type: items.type })
    .from(itemFlags)
    .innerJoin(items, and(eq(items.id, itemFlags.itemId), eq(items.version, itemFlags.itemVersion)))
    .where(eq(itemFlags.status, "open"))
    .orderBy(asc(itemFlags.p), asc(itemFlags.id))
    .limit(mostFlags);
  return rows.flatMap(({ flag, type }) => {
    const { id, itemId, context, kind, language, value, responses: many, foundAt } = flag;
    return questions.isType(type)
      ? [
          {
            id,
            itemId,
            type,
            context,
            kind,
            language,
            value,
            responses: many,
            foundAt: foundAt.toISOString(),
          },
        ]
      : [];
  });
}

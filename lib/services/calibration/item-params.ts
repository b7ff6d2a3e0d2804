import "server-only";
import { and, asc, eq, lt } from "drizzle-orm";
import { z } from "zod";

import { examDifficulty } from "@/lib/core/bank-scale";
import type { Executor } from "@/lib/db/database";
import { itemCalibrations } from "@/lib/db/schema/calibration";
import { measureAlone } from "@/lib/exam/measures";
import type { Model, Params } from "@/lib/exam/response-model";
import type { QuestionType } from "@/lib/questions/types";

export type ResponseContext = (typeof itemCalibrations.$inferSelect)["context"];

const Calibrated = z.object({ a: z.number(), b: z.number(), c: z.number(), se: z.number() });

type Version = { id: string; version: number };
export const versionKey = ({ id, version }: Version) => `${id}@${version}`;

/**
 * What responses say of the items' parameters, by `versionKey`, on the exam's scale. `before`: as it was at that
 * moment, so that a sitting keeps what it began with.
 */
export async function readCalibrated(
  executor: Executor,
  context: ResponseContext,
  before?: Date,
): Promise<Map<string, Params>> {
  const { itemId, itemVersion, at } = itemCalibrations;
  const rows = await executor
    .select({ id: itemId, version: itemVersion, params: itemCalibrations.params })
    .from(itemCalibrations)
    .where(and(eq(itemCalibrations.context, context), before && lt(at, before)))
    .orderBy(asc(at), asc(itemCalibrations.runId));
  return new Map(rows.map((row) => [versionKey(row), Calibrated.parse(row.params)]));
}

const Built = Calibrated.loose();

export type ItemMeasure = { model: Model; testletVariance: number; params: Params };

/** An item by itself as it was thought of before any response. Null for a type that measures nothing on the scale. */
export function builtMeasure(type: QuestionType, stored: unknown): ItemMeasure | null {
  const measure = measureAlone(type);
  if (!measure) return null;
  const { a, b, c, se } = Built.parse(stored);
  const { model, testletVariance } = measure;
  return { model, testletVariance, params: { a, b: examDifficulty(b), c: measure.c ?? c, se } };
}

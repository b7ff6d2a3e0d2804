import "server-only";
import { and, eq, gte, isNotNull, lt } from "drizzle-orm";

import type { Database } from "@/lib/db/database";
import { answers } from "@/lib/db/schema/answers";
import { responses } from "@/lib/db/schema/calibration";
import { users } from "@/lib/db/schema/identity";
import { abilitiesWithout } from "@/lib/exam/leave-out";
import { measurement } from "@/lib/exam/measures";
import type { Params } from "@/lib/exam/response-model";
import { categoryOf } from "@/lib/exam/response-model";
import { type Attempt, readFirstAttempts } from "@/lib/services/calibration/first-attempts";
import {
  builtMeasure,
  readCalibrated,
  type ResponseContext,
  versionKey,
} from "@/lib/services/calibration/item-params";
import type { Runtime } from "@/lib/services/runtime";

type Span = { from: Date; to: Date };
type Response = typeof responses.$inferInsert;

const responseContexts = ["practice", "exam"] as const;

/**
 * Adds what was answered in a span to the responses, person by person; what is there already stays as it is. Returns
 * how many came.
 */
export async function collectResponses(runtime: Runtime, span: Span): Promise<number> {
  const { db } = runtime.database;
  let added = 0;
  for (const context of responseContexts) {
    const calibrated = await readCalibrated(db, context);
    for (const { userId, firstLanguage } of await readPeople(db, context, span)) {
      const attempts = await readFirstAttempts(db, runtime, { userId, context, to: span.to });
      const rows = toResponses(attempts, calibrated)
        .filter(({ answeredAt }) => answeredAt >= span.from)
        .map(({ answeredAt: _at, ...row }) => ({ ...row, context, firstLanguage }));
      added += await addRows(db, rows);
    }
  }
  return added;
}

async function readPeople(db: Database, context: ResponseContext, { from, to }: Span) {
  const isIn = and(gte(answers.answeredAt, from), lt(answers.answeredAt, to));
  return db
    .selectDistinct({ userId: users.id, firstLanguage: users.firstLanguage })
    .from(answers)
    .innerJoin(users, eq(users.id, answers.userId))
    .where(and(eq(answers.context, context), isNotNull(answers.itemId), isIn));
}

/** With what the others of the skill say of the ability; items of which nothing is known to compare them by are left out. */
function toResponses(attempts: readonly Attempt[], calibrated: ReadonlyMap<string, Params>) {
  const measured = attempts.flatMap((attempt) => {
    const measure = builtMeasure(attempt.type, attempt.params);
    if (!measure) return [];
    const params = calibrated.get(versionKey(attempt)) ?? measure.params;
    return [{ ...attempt, ...measure, params, category: categoryOf(measure.model, attempt.share) }];
  });
  return [...Map.groupBy(measured, ({ skill }) => skill).values()].flatMap((evidence) => {
    const abilities = abilitiesWithout(measurement.prior, evidence);
    return evidence.flatMap(({ id, version, answerId, answeredAt, share }, at) => {
      const ability = abilities[at];
      if (!ability) return [];
      const day = answeredAt.toISOString().slice(0, 10);
      const row = { itemId: id, itemVersion: version, answerId, share, day };
      return [{ ...row, answeredAt, theta: ability.mean, sd: ability.sd }];
    });
  });
}

async function addRows(db: Database, rows: readonly Response[]): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await db
    .insert(responses)
    .values([...rows])
    .onConflictDoNothing({ target: responses.answerId })
    .returning({ id: responses.id });
  return added.length;
}

import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";

import { equating } from "@/lib/exam/equate";
import { officialResults } from "@/lib/db/schema/exam-reports";
import { users } from "@/lib/db/schema/identity";
// Schemas that are made before it have no words for the API.
import "@/lib/api/app";
import * as reportViews from "@/lib/services/exam-reports/views";
import { ask } from "@/tests/api/correction-calls";
import { examPayer, list, report, settled, type Sitter, sit, sitter, start } from "@/tests/api/exam-calls";
import { mailTo, runtime, withRuntime } from "@/tests/api/harness";
import { assessed, fakeCorrectors } from "@/tests/factories/fake-corrector";

const fake = fakeCorrectors();
const measures = {
  ...{ seconds: 30, speechSeconds: 24, wordsAMinute: 110, runSeconds: 2, syllablesASecond: null },
  ...{ fillers: null, parts: [], pauses: [], transcript: null },
};
fake.correctors.speaking = {
  ...{ processor: null, transcribes: true },
  assess: async () => ({ assessment: assessed([], 95), measures }),
  hear: async () => null,
  close: async () => undefined,
};
withRuntime({}, { correctors: fake.correctors });

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

async function enter(who: Sitter, takenOn: string) {
  const { body } = await ask(who, "POST", "/official-results", {
    body: { overall: 115, takenOn, agrees: true },
  });
  const { id } = reportViews.OfficialResult.parse(body.data);
  const { db } = (await runtime()).database;
  const [row] = await db.select().from(officialResults).where(eq(officialResults.id, id));
  return row?.estimate;
}

test("where speech is heard a mock exam has nine scores, each with its range, and a mail that it is ready", async () => {
  const who = await examPayer(1);
  const offer = (await list(who)).offers.find(({ kind }) => kind === "mock");
  expect(offer).toMatchObject({ availability: "open", unscored: [] });
  const done = await settled(who, (await sit(who, await start(who, "mock"))).id);
  expect(done).toMatchObject({ state: "done", unscored: [], charge: { state: "taken" } });
  const { scores, unscored } = await report(who, done.id);
  expect(unscored).toEqual([]);
  const nine = [scores.overall, ...Object.values(scores.skills), ...Object.values(scores.integrated)];
  expect(nine).toHaveLength(9);
  for (const each of nine) {
    if (!each) throw new Error("A score is missing.");
    expect(each.low).toBeLessThanOrEqual(each.score);
    expect(each.high).toBeGreaterThanOrEqual(each.score);
    expect(each.error).toBeGreaterThan(0);
  }
  expect(scores.skills.speaking?.score).toBe(95);
  expect(scores.evidence).toMatchObject({ writing: 7, speaking: 5 });
  const { body } = await ask(who, "GET", `/exams/${done.id}/study`);
  const { view } = reportViews.Study.parse(body.data);
  expect(view.skillCount).toBe(4);
  const spoken = view.answers.filter(({ skill }) => skill === "speaking");
  expect(spoken.every(({ points, correctionId }) => points === 95 && correctionId)).toBe(true);
  expect((await mailTo(who.email)).text).toContain(`#/exam/${done.id}/report`);

  // Beside a result stands what was estimated before its day.
  expect(await enter(who, day(1))).toBe(scores.overall?.score);
  expect(await enter(who, day(0))).toBeNull();
  expect(await enter(who, day(-30))).toBeNull();
}, 120_000);

/** So many people with a result beside an estimate. */
async function resultsOf(count: number) {
  const { db } = (await runtime()).database;
  const people = Array.from({ length: count }, () => ({ id: v7(), nickname: "Test" }));
  await db.insert(users).values(people);
  await db.insert(officialResults).values(
    people.map(({ id }, at) => {
      const overall = 80 + 5 * (at % 11);
      const facts = { overall, estimate: overall + 5, takenOn: "2026-11-02", agreedAt: new Date() };
      return { id: v7(), userId: id, ...facts };
    }),
  );
}

test("official results are compared from two hundred learners on, one pair each; below that only their number is told", async () => {
  const { db } = (await runtime()).database;
  await db.delete(officialResults);
  const compared = async () => {
    const { body } = await ask(await sitter(), "GET", "/official-results/comparison");
    return reportViews.Comparison.parse(body.data);
  };
  await resultsOf(equating.needed - 1);
  const [again] = await db.select().from(officialResults).limit(1);
  if (!again) throw new Error("Nobody has entered a result.");
  await db.insert(officialResults).values({ ...again, id: v7() });
  expect(await compared()).toMatchObject({ count: 199, needed: 200, rows: null });
  await resultsOf(1);
  const { count, rows } = await compared();
  expect(count).toBe(200);
  expect(rows).toHaveLength(equating.shares.length);
  for (const { estimate, official } of rows ?? []) expect(estimate - official).toBe(5);
});

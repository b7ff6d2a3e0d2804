import { and, eq, inArray, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";

import { answers } from "@/lib/db/schema/answers";
import { bankLoads, items, media } from "@/lib/db/schema/bank";
import { mistakes } from "@/lib/db/schema/practice";
import { hashToken, newToken } from "@/lib/services/identity/tokens";
import { runtime, withRuntime } from "@/tests/api/harness";
import {
  answer,
  audioOf,
  fetchMedia,
  mainStep,
  newAddress,
  readHistory,
  readOpenSets,
  readSet,
  readTypes,
  resultOf,
  tryAnswer,
} from "@/tests/api/practice-calls";
import {
  insertOldItem,
  insertOldSet,
  oldBank,
  type OldAnswer,
  withOldSchema,
} from "@/tests/factories/old-practice";

const ana = { userId: v7(), token: newToken(), address: newAddress() };
const [finished, open] = [v7(), v7()];
const bank = await oldBank();
const ofType = (type: string) => bank.filter(({ item }) => item.type === type);
const [words, dictations] = [ofType("read-and-select"), ofType("listen-and-type")];

function oldWord(position: number, score: number | null): OldAnswer {
  const item = words[position];
  if (!item) throw new Error("The bank is empty.");
  const isReal = "isReal" in item.key && item.key.isReal;
  const saidReal = score === 1 ? isReal : !isReal;
  const review = { isReal, saidReal, verdict: score === 1 ? (isReal ? "hit" : "rejection") : "miss" };
  return {
    position,
    item,
    score,
    answer: score === null ? null : { saidReal },
    review: score === null ? null : review,
  };
}

function oldDictation(position: number, isAnswered: boolean): OldAnswer {
  const item = dictations[position];
  if (!item) throw new Error("The bank is empty.");
  const review = { text: "text" in item.key ? item.key.text : "", ops: [{ kind: "extra", given: "typed" }] };
  return isAnswered
    ? { position, item, answer: { text: "typed" }, score: 0.25, review }
    : { position, item, answer: null, score: null, review: null };
}

withRuntime(
  {},
  {
    before: (place) =>
      withOldSchema(place, async (run) => {
        await run(`insert into users (id, email, nickname) values ($1, $2, 'Ana')`, [
          ana.userId,
          `${ana.userId}@example.com`,
        ]);
        const session = v7();
        await run(
          `insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
          [session, ana.userId],
        );
        await run(
          `insert into access_tokens (hash, session_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
          [hashToken(ana.token), session],
        );
        for (const item of bank) await insertOldItem(run, item);
        const old = { userId: ana.userId };
        await insertOldSet(run, {
          ...{ ...old, id: finished, type: "read-and-select", finished: true },
          answers: [oldWord(0, 1), oldWord(1, 0), oldWord(2, 1)],
        });
        await insertOldSet(run, {
          ...{ ...old, id: open, type: "listen-and-type", finished: false },
          answers: [oldDictation(0, true), oldDictation(1, false), oldDictation(2, false)],
        });
      }),
  },
);

test("every item keeps its id, its version and its content; none is published anew", async () => {
  const { database } = await runtime();
  const rows = await database.db.select().from(items);
  const byId = new Map(rows.map((row) => [row.id, row]));
  expect(byId.size).toBe(rows.length);
  for (const { item } of bank) {
    const { id, type, steps, explanation, cefr, params, enemies } = item;
    expect(byId.get(id)).toMatchObject({
      ...{ version: 1, status: "published", type, steps, explanation, cefr, params, enemies },
    });
  }
  const added = rows.length - bank.length;
  expect(await database.db.select().from(bankLoads)).toMatchObject([{ added, changed: 0, retired: 0 }]);
  const old = new Set(dictations.map(({ audio }) => audio));
  const recordings = (await database.db.select().from(media)).filter(({ id }) => old.has(id));
  expect(recordings.filter(({ version }) => version === 1)).toHaveLength(dictations.length);
  expect(recordings.filter(({ status }) => status === "published")).toHaveLength(dictations.length);
});

test("the history is as it was: sets, scores, answers and reviews", async () => {
  const history = await readHistory(ana);
  expect(history.total).toBe(2);
  expect(history.sets.find(({ id }) => id === finished)).toMatchObject({
    ...{ purpose: "type:read-and-select", type: "read-and-select", size: 3, answered: 3, pending: 0 },
    score: expect.closeTo(2 / 3, 10),
  });
  const set = await readSet(ana, finished);
  for (const [position, item] of set.items.entries()) {
    const old = oldWord(position, position === 1 ? 0 : 1);
    expect(mainStep(item).prompt).toEqual(old.item.prompt);
    expect(resultOf(item)).toMatchObject({ answer: old.answer, review: old.review });
    expect(item.outcome).toMatchObject({ state: "scored", earned: old.score, max: 1 });
  }
  const { types } = await readTypes(ana);
  const { database } = await runtime();
  // Since there are pools, some are the exam's.
  const heard = dictations.slice(0, 3).map(({ item }) => item.id);
  const practiced = await database.db
    .select({ id: items.id })
    .from(items)
    .where(and(inArray(items.id, heard), eq(items.pool, "practice")));
  expect(types.find(({ type }) => type === "listen-and-type")).toMatchObject({
    ...{ seen: practiced.length, answered: 1, accuracy: 0.25, openSetId: open },
  });
  const rows = await database.db.select().from(answers).where(eq(answers.contextId, open));
  expect(rows).toMatchObject([
    { context: "practice", userId: ana.userId, skill: "listening", millis: 1200, revision: 0 },
  ]);
});

test("an open set goes on where it was, its recordings play, and an answer without a step arrives", async () => {
  expect(await readOpenSets(ana)).toMatchObject([{ id: open, answered: 1, size: 3, score: 0.25 }]);
  const set = await readSet(ana, open);
  expect((await fetchMedia(audioOf(set.items[1]).address)).status).toBe(200);
  expect(await tryAnswer(ana, open, 0, { text: "again" })).toMatchObject({ status: 200 });
  expect(resultOf((await readSet(ana, open)).items[0]).answer).toEqual({ text: "typed" });
  const next = await answer(ana, open, 1, { text: "something" });
  expect(next).toMatchObject({ finished: false, next: 2, nextStep: null });
  expect((await answer(ana, open, 2, null)).finished).toBe(true);
});

test("what was wrong the last time is a mistake that comes back", async () => {
  const { database } = await runtime();
  const rows = await database.db.select().from(mistakes).where(eq(mistakes.userId, ana.userId));
  const wrong = [words[1]?.item.id, dictations[0]?.item.id];
  for (const id of wrong)
    expect(rows.find(({ itemId }) => itemId === id)).toMatchObject({ returns: 0, rights: 0 });
  const [word] = rows.filter(({ itemId }) => itemId === wrong[0]);
  const hours = ((word?.dueAt.getTime() ?? 0) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(22);
  expect(hours).toBeLessThan(23.1);
  expect(rows.some(({ itemId }) => itemId === words[0]?.item.id)).toBe(false);
});

test("nothing of the old shape is left", async () => {
  const { database } = await runtime();
  const found = await database.db.execute(sql`
    select column_name from information_schema.columns
    where (table_name = 'items' and column_name in ('prompt', 'key', 'audio_id'))
      or (table_name = 'practice_items' and column_name in ('answer', 'score', 'review', 'answered_at'))`);
  expect(found).toMatchObject({ rows: [] });
});

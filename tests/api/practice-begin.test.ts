import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { dailyQuestions } from "@/lib/core/free-use";
import { clocks } from "@/lib/db/schema/answers";
import { practiceQuota } from "@/lib/db/schema/practice";
import { runtime, withRuntime } from "@/tests/api/harness";
import {
  answer,
  begin,
  createSet,
  mainStep,
  moveBack,
  readSet,
  signUp,
  tryAnswer,
  tryBegin,
  visit,
  type Person,
} from "@/tests/api/practice-calls";

withRuntime();

const overLimit = { status: 402, code: "practice/daily-limit" };

/** Leaves this many of the day's questions. */
async function leave({ userId }: Person, left: number, limit: number) {
  const { database } = await runtime();
  const day = new Date().toISOString().slice(0, 10);
  await database.db
    .insert(practiceQuota)
    .values({ subject: `user:${userId}`, day, used: limit - left })
    .onConflictDoUpdate({
      target: [practiceQuota.subject, practiceQuota.day, practiceQuota.type],
      set: { used: limit - left },
    });
}

test("a question counts once, when it begins, and its answer costs nothing more", async () => {
  const ana = await signUp();
  const set = await createSet(ana, { type: "fill-in-the-blanks", size: 5 });
  expect(set.quota).toMatchObject({ used: 0, limit: dailyQuestions.account });
  expect(set.items[0]?.begunAt).toBeNull();
  const place = { setId: set.id, position: 0 };
  const all = await Promise.all([1, 2, 3].map(() => begin(ana, place)));
  for (const { item, quota } of all) {
    expect(item.begunAt).toBe(all[0]?.item.begunAt);
    expect(quota).toMatchObject({ used: 1 });
  }
  expect((await answer(ana, set.id, 0, null)).quota).toMatchObject({ used: 1 });
  expect((await answer(ana, set.id, 1, null)).quota).toMatchObject({ used: 2 });
});

test("at the limit nothing new begins, and the set says so before a question is shown", async () => {
  const gus = await visit();
  const set = await createSet(gus, { type: "fill-in-the-blanks", size: 5 });
  await leave(gus, 1, dailyQuestions.guest);
  await begin(gus, { setId: set.id, position: 0 });
  expect(await tryBegin(gus, { setId: set.id, position: 1 })).toMatchObject(overLimit);
  expect(await tryAnswer(gus, set.id, 1, null)).toMatchObject(overLimit);
  const { quota, items } = await readSet(gus, set.id);
  expect(quota).toMatchObject({ used: dailyQuestions.guest, limit: dailyQuestions.guest });
  expect(items[1]?.begunAt).toBeNull();
});

test("a question that has begun can be finished at the limit and after midnight", async () => {
  const gus = await visit();
  const set = await createSet(gus, { type: "fill-in-the-blanks", size: 5 });
  for (const position of [0, 1]) await begin(gus, { setId: set.id, position });
  await leave(gus, 0, dailyQuestions.guest);
  const done = await answer(gus, set.id, 0, null);
  expect(done.item.finishedAt).not.toBeNull();
  expect(done.quota).toMatchObject({ used: dailyQuestions.guest });
  await moveBack(gus, 1);
  await leave(gus, 0, dailyQuestions.guest);
  expect((await answer(gus, set.id, 1, null)).item.finishedAt).not.toBeNull();
});

test("the clock opens with what its type waits for: the word is shown, the recording played", async () => {
  const ana = await signUp();
  const { database, now } = await runtime();
  const words = await createSet(ana, { type: "read-and-select", size: 5 });
  const shown = mainStep((await begin(ana, { setId: words.id, position: 0 })).item).clock;
  expect(Date.parse(shown.deadlineAt ?? "") - Date.parse(shown.openedAt ?? "")).toBe(5_000);
  expect(Math.abs(Date.parse(shown.openedAt ?? "") - now().getTime())).toBeLessThan(60_000);

  const heard = await createSet(ana, { type: "listen-and-type", size: 5 });
  const place = { setId: heard.id, position: 0 };
  expect(mainStep((await begin(ana, place)).item).clock.openedAt).toBeNull();
  const { clock } = mainStep((await begin(ana, { ...place, at: "first-play" })).item);
  expect(clock.openedAt).not.toBeNull();
  expect(mainStep((await begin(ana, { ...place, at: "first-play" })).item).clock).toEqual(clock);
  expect(mainStep((await readSet(ana, heard.id)).items[0]).clock).toEqual(clock);
  expect(await database.db.select().from(clocks).where(eq(clocks.contextId, heard.id))).toHaveLength(1);
});

test("nobody begins what is not theirs, not there or not to be answered now", async () => {
  const [ana, ben] = [await signUp(), await signUp()];
  const set = await createSet(ana, { type: "read-and-select", size: 5 });
  const place = { setId: set.id, position: 0 };
  expect((await tryBegin(ben, place)).status).toBe(404);
  expect((await tryBegin(ana, { ...place, position: 9 })).status).toBe(404);
  expect((await tryBegin(ana, { ...place, at: "lunch" })).status).toBe(400);
  const step = { ...place, step: 1 };
  expect(await tryBegin(ana, step)).toMatchObject({ status: 409, code: "practice/step-not-open" });
  expect((await readSet(ana, set.id)).quota).toMatchObject({ used: 0 });
});

import { expect, test } from "vitest";

import { dailyQuestions } from "@/lib/core/free-use";
import { withRuntime } from "@/tests/api/harness";
import {
  answer,
  begin,
  call,
  createSet,
  type Person,
  readHistory,
  readSet,
  readStoredItems,
  rightAnswer,
  signUp,
  tryAnswer,
  visit,
} from "@/tests/api/practice-calls";

withRuntime();

const size = 5;
const newRound = (person: Person) =>
  createSet(person, { type: "read-and-select", way: "round", size, fresh: true });

test("a round has the size its type says, whatever was asked, and at most half of it are real words", async () => {
  const ana = await signUp();
  for (let turn = 0; turn < 8; turn += 1) {
    const set = await newRound(ana);
    expect(set).toMatchObject({ isRound: true, size: 18, roundScore: null });
    const real = (await readStoredItems(set.id)).filter(({ facet }) => facet === "real").length;
    expect(real / set.size).toBeGreaterThanOrEqual(0.4);
    expect(real / set.size).toBeLessThanOrEqual(0.5);
  }
});

test("a round is scored as one, once every word is answered, in the set and in the history", async () => {
  const ana = await signUp();
  const { id, items } = await newRound(ana);
  const rows = await readStoredItems(id);
  const [missed, taken, late] = [
    rows.findIndex(({ facet }) => facet === "real"),
    rows.findIndex(({ facet }) => facet === "invented"),
    rows.findLastIndex(({ facet }) => facet === "invented"),
  ];
  for (const { position } of items) {
    expect((await readSet(ana, id)).roundScore).toBeNull();
    const wrong = { [missed]: { saidReal: false }, [taken]: { saidReal: true }, [late]: null };
    const given = position in wrong ? wrong[position] : await rightAnswer(id, position);
    await answer(ana, id, position, given);
  }
  const real = rows.filter(({ facet }) => facet === "real").length;
  const score = expect.closeTo((real - 1 - 2) / real, 10);
  expect(await readSet(ana, id)).toMatchObject({ roundScore: score });
  expect(await readHistory(ana)).toMatchObject({ sets: [{ id, score, answered: 18 }] });
});

test("whoever says Yes to everything, or No, has earned nothing with a round", async () => {
  const ana = await signUp();
  for (const saidReal of [true, false]) {
    const { id, items } = await newRound(ana);
    for (const { position } of items) await answer(ana, id, position, { saidReal });
    expect((await readSet(ana, id)).roundScore).toBe(0);
  }
});

test("a round that was put aside half done has no score, and its answers stay", async () => {
  const ana = await signUp();
  const { id } = await newRound(ana);
  await answer(ana, id, 0, { saidReal: true });
  await newRound(ana);
  expect(await readHistory(ana)).toMatchObject({ sets: [{ id, score: null, answered: 1 }] });
});

test("a round begins with its first word, and counts once", async () => {
  const gus = await visit();
  const { id, items } = await newRound(gus);
  const { item, quota } = await begin(gus, { setId: id, position: 4 });
  expect(quota).toMatchObject({ used: 1, limit: dailyQuestions.guest });
  const begun = (await readSet(gus, id)).items.map(({ begunAt }) => begunAt);
  expect(new Set(begun)).toEqual(new Set([item.begunAt]));
  for (const { position } of items) await answer(gus, id, position, { saidReal: true });
  expect((await readSet(gus, id)).quota).toMatchObject({ used: 1 });
});

test("all words of a round answered at once count once, and each has one result", async () => {
  const gus = await visit();
  const { id, items } = await newRound(gus);
  const replies = await Promise.all(
    [...items, ...items].map(({ position }) => tryAnswer(gus, id, position, { saidReal: true })),
  );
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  const set = await readSet(gus, id);
  expect(set).toMatchObject({ quota: { used: 1 }, roundScore: 0 });
});

test("what has no rounds is refused as one", async () => {
  const ana = await signUp();
  for (const wish of [{ type: "fill-in-the-blanks" }, { purpose: "skill:reading" }, { purpose: "missed" }]) {
    const body = { ...wish, way: "round" };
    expect((await call(ana, "POST", "/practice/sets", body)).status).toBe(400);
  }
});

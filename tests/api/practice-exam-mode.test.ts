import { expect, test } from "vitest";

import type { QuestionType } from "@/lib/questions/types";
import { later } from "@/tests/api/exam-calls";
import { runtime, withRuntime } from "@/tests/api/harness";
import { PracticeSet } from "@/lib/services/practice/views";
import { rightFor, send } from "@/tests/api/listening-calls";
import {
  answer,
  answerRight,
  begin,
  call,
  createSet,
  givePremium,
  keysOf,
  type Person,
  readHistory,
  readSet,
  readStoredItems,
  readTypes,
  rightAnswer,
  rightReading,
  signUp,
  tryAnswer,
  wrongAnswer,
} from "@/tests/api/practice-calls";

withRuntime();

const graceSeconds = 120;
const sit = (person: Person, type: QuestionType, multiplier: 1 | 1.5 = 1) =>
  createSet(person, { type, size: 5, multiplier, fresh: true });

const draft = (person: Person, json: object) =>
  call(person, "PUT", "/practice/answers", { step: 0, millis: 900, ...json });

test.each(["fill-in-the-blanks", "read-and-complete", "listen-and-type"] as const)(
  "%s in exam mode says nothing of an answer before all of them are there, and then everything",
  async (type) => {
    const ana = await signUp();
    const set = await sit(ana, type);
    expect(set).toMatchObject({ multiplier: 1, isRound: false });
    for (const { position } of set.items) {
      const given = position === 0 ? await wrongAnswer(set.id, 0) : await rightAnswer(set.id, position);
      const reply = await answer(ana, set.id, position, given);
      if (reply.finished) break;
      expect(reply.item).toMatchObject({ outcome: null, skills: [], explanation: [] });
      expect(reply.item.steps[0]?.result).toMatchObject({ outcome: null, review: null, answer: given });
      expect(keysOf(await readSet(ana, set.id))).not.toContain("earned");
    }
    const { finishedAt, items } = await readSet(ana, set.id);
    expect(finishedAt).not.toBeNull();
    expect(items.map(({ outcome }) => outcome?.state === "scored" && outcome.earned === 1)).toEqual([
      false,
      ...items.slice(1).map(() => true),
    ]);
    expect(items.every(({ steps }) => steps[0]?.result?.review !== null)).toBe(true);
  },
);

test("words in exam mode are a round, whatever was asked, with its score at the end", async () => {
  const ana = await signUp();
  const set = await sit(ana, "read-and-select");
  expect(set).toMatchObject({ isRound: true, size: 18, roundScore: null });
  for (const { position } of set.items) {
    expect((await readSet(ana, set.id)).items[0]?.outcome ?? null).toBeNull();
    await answerRight(ana, set.id, position);
  }
  expect(await readSet(ana, set.id)).toMatchObject({ roundScore: 1 });
});

test("a reading in exam mode shows no step's result before the end of its set", async () => {
  const ana = await signUp();
  const set = await createSet(ana, { type: "interactive-reading", size: 1, multiplier: 1, fresh: true });
  const given = await rightReading(set.id, 0);
  for (const [step, each] of given.entries()) {
    const { item, finished } = await answer(ana, set.id, 0, each, step);
    const reviews = item.steps.flatMap(({ result }) => result?.review ?? []);
    expect(reviews).toHaveLength(finished ? given.length : 0);
  }
  expect((await readSet(ana, set.id)).items[0]?.outcome).toMatchObject({ state: "scored", earned: 1 });
});

test("a conversation in exam mode keeps its transcripts for the end, and its summary unscored without an assessor", async () => {
  const ana = await signUp();
  const set = await createSet(ana, { type: "interactive-listening", size: 1, multiplier: 1, fresh: true });
  const [stored] = await readStoredItems(set.id);
  for (const [step, each] of (stored?.steps ?? []).entries()) {
    expect(keysOf((await readSet(ana, set.id)).items)).not.toContain("best");
    await send(ana, set.id, 0, step, rightFor(each));
  }
  const [item] = (await readSet(ana, set.id)).items;
  expect(item?.outcome).toMatchObject({ state: "scored", earned: 1 });
  expect(item?.steps.at(-1)?.result?.outcome).toMatchObject({ state: "unscored" });
  expect(item?.steps[0]?.media[0]).toMatchObject({ transcript: expect.any(String) });
});

test("the server's deadline decides: what comes within two minutes after it counts, later only what was kept in time", async () => {
  const ana = await signUp();
  const set = await sit(ana, "fill-in-the-blanks");
  const right = await Promise.all([0, 1, 2].map((position) => rightAnswer(set.id, position)));
  const opened = await begin(ana, { setId: set.id, position: 0 });
  const clock = opened.item.steps[0]?.clock;
  expect(Date.parse(clock?.deadlineAt ?? "") - Date.parse(clock?.openedAt ?? "")).toBe(20_000);
  await later(20 + graceSeconds - 5, () => answer(ana, set.id, 0, right[0]));

  await begin(ana, { setId: set.id, position: 1 });
  expect(await draft(ana, { setId: set.id, position: 1, answer: right[1], revision: 1 })).toMatchObject({
    data: { isKept: true },
  });
  const wrong = await wrongAnswer(set.id, 1);
  await later(20 + graceSeconds + 5, () => answer(ana, set.id, 1, wrong));

  await begin(ana, { setId: set.id, position: 2 });
  await later(20 + graceSeconds + 5, () => answer(ana, set.id, 2, right[2]));
  for (const position of [3, 4]) await answerRight(ana, set.id, position);
  const { items } = await readSet(ana, set.id);
  expect(items.map(({ outcome }) => outcome)).toMatchObject([
    { earned: 1 },
    { earned: 1 },
    { earned: 0, limited: "late" },
    { earned: 1 },
    { earned: 1 },
  ]);
});

test("the steps of a reading that were not reached in time earn nothing, and the set goes on", async () => {
  const ana = await signUp();
  const set = await createSet(ana, { type: "interactive-reading", size: 2, multiplier: 1, fresh: true });
  const [first] = await rightReading(set.id, 0);
  await begin(ana, { setId: set.id, position: 0 });
  await answer(ana, set.id, 0, first);
  const reply = await later(8 * 60 + graceSeconds + 5, () => answer(ana, set.id, 0, null, 1));
  expect(reply).toMatchObject({ nextStep: null, next: 1, finished: false });
  await answerRight(ana, set.id, 1);
  const [item] = (await readSet(ana, set.id)).items;
  expect(item?.steps).toHaveLength(6);
  expect(item?.outcome).toMatchObject({ state: "scored", earned: expect.closeTo(2 / 7, 6) });
});

test("more time is counted by the server, too, and a set in practice mode has no deadline", async () => {
  const ana = await signUp();
  const set = await sit(ana, "fill-in-the-blanks", 1.5);
  const { item } = await begin(ana, { setId: set.id, position: 0 });
  expect(item.steps[0]?.clock).toMatchObject({ seconds: 30 });
  await later(29 + graceSeconds, async () => answer(ana, set.id, 0, await rightAnswer(set.id, 0)));

  const usual = await createSet(ana, { type: "fill-in-the-blanks", size: 5, fresh: true });
  expect(usual.multiplier).toBeNull();
  await begin(ana, { setId: usual.id, position: 0 });
  expect(
    await draft(ana, { setId: usual.id, position: 0, answer: { letters: "a" }, revision: 1 }),
  ).toMatchObject({ data: { isKept: false } });
  const reply = await later(3_600, async () => answer(ana, usual.id, 0, await rightAnswer(usual.id, 0)));
  expect(reply.item.outcome).toMatchObject({ earned: 1 });
});

test("nothing else tells of an answer before the end: no word, no report, no list of missed words, no score in the history", async () => {
  const ana = await signUp();
  await givePremium(ana);
  const set = await sit(ana, "fill-in-the-blanks");
  await answer(ana, set.id, 0, await wrongAnswer(set.id, 0));
  const look = () => call(ana, "GET", `/practice/items/${set.id}/0/words/the`);
  const report = () => call(ana, "POST", "/practice/reports", { setId: set.id, position: 0, kind: "wrong" });
  expect(await look()).toMatchObject({ code: "practice/unknown-word" });
  expect(await report()).toMatchObject({ code: "report/not-finished" });
  expect(await call(ana, "GET", `/vocabulary/missed/${set.id}`)).toMatchObject({ data: { words: [] } });
  expect(await readHistory(ana)).toMatchObject({ sets: [{ id: set.id, score: null, multiplier: 1 }] });
  for (const { position } of set.items.slice(1)) await answerRight(ana, set.id, position);
  expect(await readHistory(ana)).toMatchObject({ sets: [{ id: set.id, score: expect.closeTo(0.8, 6) }] });
});

test("exam mode costs what practice costs, and what was wrong comes back", async () => {
  const ana = await signUp();
  const set = await sit(ana, "fill-in-the-blanks");
  for (const { position } of set.items)
    await answer(ana, set.id, position, await wrongAnswer(set.id, position));
  expect((await readTypes(ana)).quota).toMatchObject({ used: 5 });
  const { clock } = await runtime();
  clock.move(86_400_000 + 60_000);
  try {
    expect((await readTypes(ana)).missed.due).toBe(5);
  } finally {
    clock.move(-86_400_000 - 60_000);
  }
});

test.each([
  { type: "read-aloud", why: "a task that the test no longer has" },
  { purpose: "skill:reading", why: "several tasks at once" },
  { purpose: "missed", why: "mistakes" },
  { type: "fill-in-the-blanks", multiplier: 3, why: "a time that there is not" },
])("exam mode is refused for $why", async ({ why: _why, ...wish }) => {
  const ana = await signUp();
  const refused = await call(ana, "POST", "/practice/sets", { size: 5, multiplier: 1, ...wish });
  expect(refused).toMatchObject({ status: 400, code: "request/invalid" });
});

test("a draft of somebody else's set, of a wrong shape or for a step that is not open is not kept", async () => {
  const [ana, bo] = [await signUp(), await signUp()];
  const set = await sit(ana, "fill-in-the-blanks");
  await begin(ana, { setId: set.id, position: 0 });
  const given = { setId: set.id, position: 0, answer: { letters: "a" }, revision: 1 };
  expect(await draft(bo, given)).toMatchObject({ status: 404 });
  expect(await draft(ana, { ...given, answer: { choice: 1 } })).toMatchObject({ status: 400 });
  expect(await draft(ana, { ...given, step: 3 })).toMatchObject({ status: 409 });
  expect(await tryAnswer(ana, set.id, 0, await rightAnswer(set.id, 0))).toMatchObject({ status: 200 });
});

test("a set that is ended early shows what was answered, keeps the rest to itself, and asks nothing more", async () => {
  const ana = await signUp();
  const set = await sit(ana, "fill-in-the-blanks");
  await answerRight(ana, set.id, 0);
  const end = (person: Person, id: string) => call(person, "POST", `/practice/sets/${id}/end`);
  const ended = PracticeSet.parse((await end(ana, set.id)).data);
  expect(ended.finishedAt).not.toBeNull();
  expect(ended.items.map(({ outcome }) => outcome?.state ?? null)).toEqual([
    "scored",
    ...ended.items.slice(1).map(() => null),
  ]);
  expect(ended.items.slice(1).every(({ steps }) => steps[0]?.result === null)).toBe(true);
  expect(await readHistory(ana)).toMatchObject({ sets: [{ id: set.id, score: 1, answered: 1 }] });

  const usual = await createSet(ana, { type: "fill-in-the-blanks", size: 5, fresh: true });
  expect(await end(ana, usual.id)).toMatchObject({ data: { finishedAt: null } });
});

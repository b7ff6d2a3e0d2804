import { v7 } from "uuid";
import { expect, test } from "vitest";
import { z } from "zod";

import { dailyQuestions } from "@/lib/core/free-use";
import type { AnyRules } from "@/lib/questions/define-question";
import { definitions } from "@/lib/questions/definitions";
import { questionTypes } from "@/lib/questions/types";
import { PracticeSet } from "@/lib/services/practice/views";
import { withRuntime } from "@/tests/api/harness";
import {
  answer,
  call,
  createSet,
  keysOf,
  mainStep,
  readHistory,
  readOpenSets,
  readSet,
  readTypes,
  resultOf,
  rightAnswer,
  signUp,
  tryAnswer,
  wrongAnswer,
} from "@/tests/api/practice-calls";

withRuntime();

/** Property names of keys, explanations, reviews and of what places an item. */
const secret = new Set(
  ["key", "isReal", "letters", "alternatives", "voice", "text", "source", "features"].concat([
    "gaps",
    "rivals",
    "british",
    "accepted",
    "itemId",
    "enemies",
    "cefr",
    "difficulty",
    "params",
    "facet",
    "contentHash",
  ]),
);
const unknownSet = { status: 404, code: "practice/unknown-set" };

/** Of one step that its key scores; the others have files of their own. */
const scoredAtOnce = questionTypes.filter((type) =>
  Object.entries<AnyRules>(definitions[type].steps).every(
    ([kind, { scoring }]) => kind === "main" && scoring === "keyed",
  ),
);

test.each(scoredAtOnce)("a whole set of %s is answered, scored and finished", async (type) => {
  const ana = await signUp();
  const set = await createSet(ana, { type, size: 10 });
  expect(set).toMatchObject({ type, level: "mixed", size: 10, finishedAt: null });
  expect(set.items.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);

  for (const { position } of set.items) {
    const isRight = position % 2 === 0;
    const given = isRight ? await rightAnswer(set.id, position) : await wrongAnswer(set.id, position);
    const result = await answer(ana, set.id, position, given);
    const { outcome, explanation, finishedAt, skills } = result.item;
    const earned = outcome?.state === "scored" ? outcome.earned : NaN;
    if (isRight) expect(earned).toBe(1);
    else expect(earned).toBeLessThan(0.9);
    expect(skills).toMatchObject([{ outcome }]);
    expect(explanation.length).toBeGreaterThan(0);
    expect(finishedAt).not.toBeNull();
    expect(resultOf(result.item)).toMatchObject({ answer: given, outcome: { state: "scored", earned } });
    expect(result.nextStep).toBeNull();
    expect({ finished: result.finished, next: result.next }).toEqual(
      position === 9 ? { finished: true, next: null } : { finished: false, next: position + 1 },
    );
  }

  expect((await readSet(ana, set.id)).finishedAt).not.toBeNull();
  const history = await readHistory(ana);
  expect(history).toMatchObject({ total: 1, sets: [{ id: set.id, size: 10, answered: 10, pending: 0 }] });
  expect(history.sets[0]?.score).toBeGreaterThanOrEqual(0.5);
});

test.each(questionTypes)("nothing of the key of %s leaves before the answer", async (type) => {
  const ana = await signUp();
  const { data: set } = await call(ana, "POST", "/practice/sets", { type, size: 20 });
  const { id, items } = PracticeSet.parse(set);
  const { data: begun } = await call(ana, "POST", "/practice/begin", { setId: id, position: 1 });
  const bodies = [set, begun];
  for (const path of [`/practice/sets/${id}`, "/practice/sets?state=open", "/practice/types"]) {
    bodies.push((await call(ana, "GET", path)).data);
  }
  for (const body of bodies) expect(keysOf(body).filter((key) => secret.has(key))).toEqual([]);
  for (const item of items) {
    expect(mainStep(item).result).toBeNull();
    expect(item).toMatchObject({ outcome: null, skills: [], explanation: [] });
  }

  expect(resultOf((await answer(ana, id, 0, null)).item).review).toBeTruthy();
  const { data: later } = await call(ana, "GET", `/practice/sets/${id}`);
  const unanswered = z
    .object({ items: z.array(z.unknown()) })
    .parse(later)
    .items.slice(1);
  expect(unanswered).toHaveLength(items.length - 1);
  expect(keysOf(unanswered).filter((key) => secret.has(key))).toEqual([]);
});

test("a reload finds the set as it was left, and a new call returns it", async () => {
  const ana = await signUp();
  const set = await createSet(ana, { type: "fill-in-the-blanks", size: 5 });
  await answer(ana, set.id, 0, { letters: "zz" });
  const reloaded = await readSet(ana, set.id);
  expect(resultOf(reloaded.items[0]).answer).toEqual({ letters: "zz" });
  expect(mainStep(reloaded.items[1]).result).toBeNull();
  const prompts = (items: typeof set.items) => items.map((item) => mainStep(item).prompt);
  expect(prompts(reloaded.items)).toEqual(prompts(set.items));
  expect((await createSet(ana, { type: "fill-in-the-blanks", size: 20, level: "hard" })).id).toBe(set.id);

  const { types } = await readTypes(ana);
  expect(types.find((row) => row.type === "fill-in-the-blanks")).toMatchObject({
    openSetId: set.id,
    seen: 5,
    answered: 1,
    accuracy: 0,
  });
  expect(await readOpenSets(ana)).toMatchObject([{ id: set.id, answered: 1, size: 5 }]);
});

test("answers may come in any order, and the last one finishes the set", async () => {
  const ana = await signUp();
  const set = await createSet(ana, { type: "read-and-select", size: 5 });
  const last = await answer(ana, set.id, 4, null);
  expect(last).toMatchObject({ finished: false, next: 0 });
  expect(resultOf(last.item)).toMatchObject({ answer: null, outcome: { state: "scored", earned: 0 } });
  for (const position of [2, 0, 1]) await answer(ana, set.id, position, { saidReal: true });
  expect(await answer(ana, set.id, 3, { saidReal: true })).toMatchObject({ finished: true, next: null });
});

test("the last two answers at the same moment still finish the set", async () => {
  const ana = await signUp();
  const set = await createSet(ana, { type: "read-and-select", size: 5 });
  const all = await Promise.all(
    set.items.map(({ position }) => answer(ana, set.id, position, { saidReal: false })),
  );
  expect(all.filter(({ finished }) => finished)).toHaveLength(1);
  expect((await readSet(ana, set.id)).finishedAt).not.toBeNull();
});

test("an answer sent twice, or changed, gets the stored result and counts once", async () => {
  const ana = await signUp();
  const set = await createSet(ana, { type: "read-and-select", size: 5 });
  const right = await rightAnswer(set.id, 0);
  const twice = await Promise.all([1, 2, 3, 4].map(() => answer(ana, set.id, 0, right)));
  const changed = await answer(ana, set.id, 0, await wrongAnswer(set.id, 0));
  const stored = twice[0];
  for (const { now: _, ...one } of [...twice, changed]) expect(stored).toMatchObject(one);
  expect(stored).toMatchObject({
    item: { outcome: { state: "scored", earned: 1 } },
    quota: { used: 1, limit: dailyQuestions.account },
  });
});

test("somebody else's set is unknown, whatever is done with it", async () => {
  const [ana, ben] = [await signUp(), await signUp()];
  const set = await createSet(ana, { type: "read-and-select", size: 5 });
  expect(await call(ben, "GET", `/practice/sets/${set.id}`)).toMatchObject(unknownSet);
  expect(await tryAnswer(ben, set.id, 0, { saidReal: true })).toMatchObject(unknownSet);
  expect(await call(ben, "GET", `/practice/sets/${v7()}`)).toMatchObject(unknownSet);
  expect((await readHistory(ben)).total).toBe(0);
  expect(mainStep((await readSet(ana, set.id)).items[0]).result).toBeNull();
});

test.each([
  ["a text", "yes"],
  ["a list", [true]],
  ["another type's answer", { letters: "abc" }],
  ["nothing in it", {}],
  ["a wrong kind of value", { saidReal: "true" }],
])("an answer that is %s is refused and leaves the question open", async (_name, junk) => {
  const ana = await signUp();
  const set = await createSet(ana, { type: "read-and-select", size: 5 });
  expect(await tryAnswer(ana, set.id, 0, junk)).toMatchObject({ status: 400, code: "request/invalid" });
  const { item } = await answer(ana, set.id, 0, { saidReal: true, isReal: true });
  expect(resultOf(item).answer).toEqual({ saidReal: true });
});

test("junk around the answer is refused, and nothing of it becomes a server error", async () => {
  const ana = await signUp();
  const { id: setId } = await createSet(ana, { type: "listen-and-type", size: 5 });
  const good = { setId, position: 0, answer: { text: "a" }, millis: 1 };
  const bad = [
    { ...good, setId: "1" },
    { ...good, setId: null },
    { ...good, position: -1 },
    { ...good, position: 1e9 },
    { ...good, position: 0.5 },
    { ...good, step: -1 },
    { ...good, step: "0" },
    { ...good, step: null },
    { ...good, millis: -1 },
    { ...good, millis: "1" },
    { ...good, millis: 1e300 },
    { ...good, answer: { text: "a\u0000b" } },
    { ...good, answer: { text: "a".repeat(501) } },
    { setId, position: 0, millis: 1 },
    null,
  ];
  for (const body of bad) {
    const { status } = await call(ana, "POST", "/practice/answers", body);
    expect([status, JSON.stringify(body)?.slice(0, 80)]).toEqual([400, JSON.stringify(body)?.slice(0, 80)]);
  }
  expect(await tryAnswer(ana, setId, 5, { text: "a" })).toMatchObject(unknownSet);
  await answer(ana, setId, 0, { text: "<b>'; drop table items; --" });
});

test("an unknown type, level, size, page or state is refused", async () => {
  const ana = await signUp();
  expect(
    await call(ana, "POST", "/practice/sets", { type: "sing-along", level: "mixed", size: 5 }),
  ).toMatchObject({
    status: 404,
    code: "practice/unknown-type",
  });
  expect((await call(ana, "POST", "/practice/sets", { type: "__proto__" })).status).toBe(404);
  for (const wish of [{ level: "extreme" }, { size: 7 }, { size: "5" }, { fresh: "yes" }]) {
    const { status } = await call(ana, "POST", "/practice/sets", { type: "read-and-select", ...wish });
    expect(status).toBe(400);
  }
  for (const query of ["history?page=0", "history?size=51", "history?page=x", "sets?state=all", "sets/abc"]) {
    expect((await call(ana, "GET", `/practice/${query}`)).status).toBe(400);
  }
  expect((await call(ana, "GET", "/practice/history?type=sing-along")).code).toBe("practice/unknown-type");
});

test("without a session every call of practice is refused", async () => {
  const calls = [
    ["GET", "/practice/types"],
    ["POST", "/practice/sets"],
    ["GET", "/practice/sets"],
    ["GET", `/practice/sets/${v7()}`],
    ["POST", "/practice/answers"],
    ["POST", "/practice/begin"],
    ["POST", "/practice/retries"],
    ["GET", `/practice/items/${v7()}/0`],
    ["GET", "/practice/history"],
  ] as const;
  for (const [method, path] of calls) {
    const body = method === "POST" ? {} : undefined;
    expect(await call(null, method, path, body)).toMatchObject({ status: 401, code: "session/missing" });
  }
});

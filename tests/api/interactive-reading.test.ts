import { expect, test } from "vitest";
import { z } from "zod";

import { withRuntime } from "@/tests/api/harness";
import {
  answer,
  answerRight,
  begin,
  call,
  createSet,
  keysOf,
  type Person,
  readStoredItems,
  rightReading,
  signUp,
  tryAnswer,
} from "@/tests/api/practice-calls";

withRuntime();

const type = "interactive-reading";
const kinds = ["sentences", "passage", "highlight", "highlight", "idea", "title"];
/** What keys and reviews hold and no prompt does. */
const secret = new Set(["key", "right", "reasons", "blanks", "proof", "explanation"]);
const Items = z.object({ items: z.array(z.unknown()) });
const Text = z.record(z.string(), z.unknown());

const open = async () => {
  const ana = await signUp();
  return { ana, set: await createSet(ana, { type, size: 5 }) };
};

type Steps = Awaited<ReturnType<typeof readStoredItems>>[number]["steps"];

/** The texts that only the steps from `at` on may show: their passages, questions and reasons. */
function laterTexts(steps: Steps, at: number) {
  const texts = (step: Steps[number]) =>
    Object.values(step.prompt)
      .flat()
      .filter((value) => typeof value === "string");
  const shown = JSON.stringify(steps.slice(0, at).map(({ prompt }) => prompt));
  const reasons = steps
    .slice(at)
    .flatMap(({ key }) => [...JSON.stringify(key).matchAll(/"key":"([a-z-]+)"/g)].map(([, name]) => name));
  const own = steps.slice(at).flatMap(texts);
  return [...own.filter((text) => !shown.includes(text)), ...(at === 0 ? reasons : [])];
}

/** What every call says of one item of a set. */
async function bodiesOf(person: Person, setId: string, position: number) {
  const { data: set } = await call(person, "GET", `/practice/sets/${setId}`);
  const { data: item } = await call(person, "GET", `/practice/items/${setId}/${position}`);
  return [
    Items.parse(set).items[position],
    item,
    (await call(person, "GET", "/practice/sets?state=open")).data,
  ];
}

test("a whole set keeps every key and every later step to itself until its turn", async () => {
  const { ana, set } = await open();
  const stored = await readStoredItems(set.id);
  for (const { position } of set.items) {
    const steps = stored[position]?.steps ?? [];
    const right = await rightReading(set.id, position);
    const begun = await begin(ana, { setId: set.id, position });
    const first = [...(await bodiesOf(ana, set.id, position)), begun];
    const [opening] = steps.slice(1).map(({ prompt }) => Text.parse(prompt)["opening"]);
    for (const body of first) expect(JSON.stringify(body)).not.toContain(opening);

    for (const [step, given] of right.entries()) {
      const { item } = await answer(ana, set.id, position, given, step);
      expect(item.steps.map(({ kind }) => kind)).toEqual(kinds.slice(0, Math.min(step + 2, 6)));
      const waiting = item.steps.filter(({ result }) => result === null);
      expect(keysOf(waiting).filter((key) => secret.has(key))).toEqual([]);
      const bodies = [{ item }, ...(await bodiesOf(ana, set.id, position))];
      for (const text of laterTexts(steps, step + 2))
        for (const body of bodies) expect(JSON.stringify(body)).not.toContain(text);
    }
    const { data } = await call(ana, "GET", `/practice/items/${set.id}/${position}`);
    expect(data).toMatchObject({ item: { outcome: { state: "scored", earned: 1, max: 1 } } });
  }
  expect(await createSet(ana, { type, size: 5 })).not.toMatchObject({ id: set.id });
});

test("before the first answer a set shows openings and choices, and no reason, question or key", async () => {
  const { ana, set } = await open();
  const stored = await readStoredItems(set.id);
  const bodies = [set, ...(await bodiesOf(ana, set.id, 0))];
  for (const { steps } of stored) {
    const texts = laterTexts(steps, 1).concat(
      laterTexts(steps, 0).filter((text) => /-fails-/.test(text ?? "")),
    );
    expect(texts.length).toBeGreaterThan(10);
    for (const body of bodies) for (const text of texts) expect(JSON.stringify(body)).not.toContain(text);
  }
  for (const body of bodies)
    expect(keysOf(body).filter((key) => secret.has(key) && key !== "explanation")).toEqual([]);
});

test("the six steps run under the one clock that the first of them has opened", async () => {
  const { ana, set } = await open();
  const { item } = await begin(ana, { setId: set.id, position: 0, at: "display" });
  const opened = item.steps[0]?.clock;
  expect([420, 480]).toContain(opened?.seconds);
  const done = await answerRight(ana, set.id, 0);
  for (const { clock } of done.item.steps) expect(clock).toEqual(opened);
  expect(done).toMatchObject({ nextStep: null, quota: { used: 1 } });
  expect(done.item).toMatchObject({ stepCount: 6, skills: [{ skill: "reading", outcome: { earned: 1 } }] });
  expect(done.item.explanation.length).toBeGreaterThan(0);
});

test("the first step counts twice, and time that runs out earns nothing for the rest", async () => {
  const { ana, set } = await open();
  const [first] = await rightReading(set.id, 0);
  await answer(ana, set.id, 0, first);
  for (const step of [1, 2, 3, 4]) await answer(ana, set.id, 0, null, step);
  const { item, nextStep } = await answer(ana, set.id, 0, null, 5);
  expect(nextStep).toBeNull();
  expect(item.outcome).toMatchObject({ state: "scored", earned: expect.closeTo(2 / 7, 10) });
  expect(item.steps.every(({ result }) => result?.review)).toBe(true);
});

test("a step that is not open yet is refused, and an answered one keeps its answer", async () => {
  const { ana, set } = await open();
  const right = await rightReading(set.id, 0);
  for (const step of [1, 3, 5, 6, 40])
    expect(await tryAnswer(ana, set.id, 0, { choice: 0 }, step)).toMatchObject({ status: 409 });
  await answer(ana, set.id, 0, { chosen: [] });
  const again = await answer(ana, set.id, 0, right[0], 0);
  expect(again.item.steps[0]?.result).toMatchObject({ answer: { chosen: [] }, outcome: { earned: 0 } });
  const twice = await Promise.all([1, 2, 3].map(() => answer(ana, set.id, 0, right[1], 1)));
  for (const { item } of twice) expect(item.steps).toHaveLength(3);
});

test.each([
  ["another kind's answer", 1, { chosen: [0] }],
  ["a choice that no place has", 1, { choice: 9 }],
  ["a choice by name", 1, { choice: "a" }],
  ["a highlight that ends before it begins", 2, { span: { first: 9, last: 3 } }],
  ["a highlight of one place", 2, { span: { first: 9 } }],
  ["a highlight far behind the passage", 2, { span: { first: 0, last: 100_000 } }],
  ["nothing in it", 2, {}],
])("an answer that is %s is refused and leaves the step open", async (_name, step, junk) => {
  const { ana, set } = await open();
  const right = await rightReading(set.id, 0);
  for (let before = 0; before < step; before += 1) await answer(ana, set.id, 0, right[before], before);
  expect(await tryAnswer(ana, set.id, 0, junk, step)).toMatchObject({ status: 400, code: "request/invalid" });
  const { item } = await answer(ana, set.id, 0, right[step], step);
  expect(item.steps[step]?.result).toMatchObject({ outcome: { state: "scored", earned: 1 } });
});

test("a set mixes stories and explanations", async () => {
  const ana = await signUp();
  const set = await createSet(ana, { type, size: 10 });
  const facets = (await readStoredItems(set.id)).map(({ facet }) => facet);
  for (const facet of ["narrative", "expository"])
    expect(facets.filter((each) => each === facet).length).toBeGreaterThanOrEqual(4);
});

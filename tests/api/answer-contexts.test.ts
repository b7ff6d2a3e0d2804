import { asc, eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { z } from "zod";

import { answers } from "@/lib/db/schema/answers";
import { combine } from "@/lib/questions/outcome";
import { oneStored, type StoredStep } from "@/lib/questions/stored-step";
import { type AnswerContext, contextRules } from "@/lib/services/answers/context-rules";
import { presentItem } from "@/lib/services/answers/item-view";
import { emptyState, readStates } from "@/lib/services/answers/item-state";
import type { Given } from "@/lib/services/answers/keep-answer";
import { openClock } from "@/lib/services/answers/open-clock";
import { recordAnswer } from "@/lib/services/answers/record-answer";
import { createUser, runtime, withRuntime } from "@/tests/api/harness";
import { readPublishedItems } from "@/tests/api/practice-calls";
import { gapSteps, publishItem, tellStep } from "@/tests/factories/question-items";
import { testRegistry } from "@/tests/factories/question-types";

withRuntime({}, { questions: testRegistry });

/** An item in a context, as an exam or a correction will hold it. */
async function sit(context: AnswerContext, type: string, steps: StoredStep[], isFreeText = false) {
  const current = await runtime();
  const { db } = current.database;
  const { id: userId } = await createUser();
  const item = isFreeText ? null : await publishItem(current, type, steps);
  const place = { contextId: v7(), position: 0 };
  const readState = async () => (await readStates(db, place.contextId)).get(0) ?? emptyState();

  async function give(given: Omit<Given, "millis">) {
    const state = await readState();
    return db.transaction((tx) =>
      recordAnswer(tx, current, {
        task: { ...place, context, userId, type, item, steps, now: current.now() },
        state,
        given: { ...given, millis: 1 },
      }),
    );
  }
  async function open(run = 0) {
    const clock = Object.values(current.questions.find(type).schema.clocks)[0];
    if (!clock) throw new Error("The type has no clock.");
    return db.transaction((tx) => openClock(tx, current, { ...place, userId, run, clock }));
  }
  const stored = () =>
    db
      .select()
      .from(answers)
      .where(eq(answers.contextId, place.contextId))
      .orderBy(asc(answers.step), asc(answers.revision));
  const earned = async () => combine([...(await readState()).answers.values()]);
  const outcomesOf = async () =>
    [...(await readState()).answers.values()].sort((a, b) => a.step - b.step).map(({ outcome }) => outcome);
  const view = async (results = contextRules[context].showsResults) =>
    presentItem(
      current,
      { type, position: 0, begunAt: null, finishedAt: null, steps, explanation: [], media: [] },
      await readState(),
      { versions: new Map(), locale: "en", shows: { results, slowBefore: false, handIns: true } },
    );
  return { give, open, stored, earned, outcomesOf, view, move: current.clock.move };
}

const scored = (earned: number) => ({ state: "scored", earned, max: 1 });
const late = { ...scored(0), limited: "late" };

test("a clock opens once, by the database's time, for preparing and answering together", async () => {
  const { open, move } = await sit("exam", "pick-and-tell", []);
  const first = await open();
  expect(first.deadlineAt.getTime() - first.openedAt.getTime()).toBe(20_000);
  move(5_000);
  expect(await open()).toEqual(first);
  move(-5_000);
});

test("in an exam what comes after the deadline is kept and does not count; the rest of its run earns the floor", async () => {
  const exam = await sit("exam", "three-gaps", gapSteps());
  await exam.open();
  await exam.give({ step: 0, answer: { text: "one" } });
  exam.move(200_000);
  await exam.give({ step: 1, answer: { text: "two" } });
  exam.move(-200_000);
  expect(await exam.outcomesOf()).toEqual([scored(1), late, late]);
  expect(await exam.earned()).toMatchObject({ earned: 1 / 3 });
  const rows = await exam.stored();
  expect(rows.map(({ answer }) => answer)).toEqual([{ text: "one" }, { text: "two" }, null]);
  expect(rows[1]?.deadlineAt?.getTime()).toBeLessThan(rows[1]?.answeredAt.getTime() ?? 0);
});

test("in an exam a reading set has seven minutes for its six steps, and what was not reached earns nothing", async () => {
  const [stored] = await readPublishedItems("interactive-reading");
  const steps = (stored?.steps ?? []).map((step) => ({ ...step, clock: "narrative" }));
  const exam = await sit("exam", "interactive-reading", steps);
  await exam.open();
  exam.move(400_000);
  const { blanks } = z.object({ blanks: z.array(z.object({ right: z.number() })) }).parse(steps[0]?.key);
  await exam.give({ step: 0, answer: { chosen: blanks.map(({ right }) => right) } });
  exam.move(145_000);
  await exam.give({ step: 1, answer: { choice: steps[1]?.key["right"] } });
  exam.move(-545_000);
  expect(await exam.outcomesOf()).toEqual([scored(1), late, late, late, late, late]);
  expect(await exam.earned()).toMatchObject({ earned: 2 / 7 });
  expect((await exam.view()).steps.every(({ result }) => result?.review === null)).toBe(true);
});

test("an answer that travelled for two minutes counts, and practice has no deadline", async () => {
  const exam = await sit("exam", "three-gaps", gapSteps());
  await exam.open();
  exam.move(149_000);
  await exam.give({ step: 0, answer: { text: "one" } });
  exam.move(-149_000);
  expect(await exam.outcomesOf()).toEqual([scored(1)]);

  const practice = await sit("practice", "three-gaps", gapSteps());
  await practice.open();
  practice.move(3_600_000);
  await practice.give({ step: 0, answer: { text: "one" } });
  practice.move(-3_600_000);
  expect(await practice.outcomesOf()).toEqual([scored(1)]);
});

test("a draft does not count before it is handed in, but the last one in time counts instead of a late answer", async () => {
  const exam = await sit("exam", "three-gaps", gapSteps());
  await exam.open();
  await exam.give({ step: 0, answer: { text: "on" }, revision: 0, isFinal: false });
  await exam.give({ step: 0, answer: { text: "one" }, revision: 1, isFinal: false });
  await exam.give({ step: 0, answer: { text: "changed" }, revision: 1, isFinal: false });
  expect(await exam.outcomesOf()).toEqual([]);
  exam.move(200_000);
  await exam.give({ step: 0, answer: { text: "ones" }, revision: 2 });
  exam.move(-200_000);
  expect((await exam.outcomesOf())[0]).toEqual(scored(1));
  const texts = (await exam.stored()).filter(({ step }) => step === 0).map(({ answer }) => answer);
  expect(texts).toEqual([{ text: "on" }, { text: "one" }, { text: "ones" }]);
});

test("a last word with the number of a draft comes after it and counts", async () => {
  const exam = await sit("exam", "three-gaps", gapSteps());
  await exam.open();
  await exam.give({ step: 0, answer: { text: "on" }, revision: 3, isFinal: false });
  await exam.give({ step: 0, answer: { text: "one" }, revision: 3 });
  const rows = (await exam.stored()).filter(({ step }) => step === 0);
  expect(rows.map(({ revision, answer }) => [revision, answer])).toEqual([
    [3, { text: "on" }],
    [4, { text: "one" }],
  ]);
  expect((await exam.outcomesOf())[0]).toEqual(scored(1));
});

test("an answer stays: a second last word on a step changes nothing", async () => {
  const exam = await sit("exam", "three-gaps", gapSteps());
  await exam.give({ step: 0, answer: { text: "one" } });
  await exam.give({ step: 0, answer: { text: "two" }, revision: 1 });
  expect(await exam.outcomesOf()).toEqual([scored(1)]);
  expect(await exam.stored()).toHaveLength(1);
});

test("what gives nothing to judge is scored at its floor in an exam and unscored in practice", async () => {
  for (const answer of [null, { text: " " }]) {
    const exam = await sit("exam", "just-tell", [tellStep()]);
    await exam.give({ step: 0, answer });
    expect(await exam.outcomesOf()).toEqual([scored(0)]);
    const practice = await sit("practice", "just-tell", [tellStep()]);
    await practice.give({ step: 0, answer });
    expect(await practice.outcomesOf()).toEqual([{ state: "unscored", reason: "nothing-to-judge" }]);
  }
});

test("what the product cannot judge stays unscored in an exam, too", async () => {
  const exam = await sit("exam", "just-tell", [tellStep()]);
  await exam.give({ step: 0, answer: { text: "Something to judge." } });
  expect(await exam.outcomesOf()).toEqual([{ state: "unscored", reason: "no-corrector" }]);
});

test("an exam sends no outcome, review or explanation before its report", async () => {
  const exam = await sit("exam", "three-gaps", gapSteps());
  for (const [step, text] of ["one", "x", "x"].entries()) await exam.give({ step, answer: { text } });
  const before = await exam.view();
  expect(before).toMatchObject({ outcome: null, skills: [], explanation: [] });
  expect(before.steps.map(({ result }) => [result?.outcome, result?.review])).toEqual(
    Array.from({ length: 3 }, () => [null, null]),
  );
  expect(await exam.view(true)).toMatchObject({
    outcome: { state: "scored", earned: 1 / 3 },
    skills: [{ skill: "reading" }],
  });
});

test("a free text carries its own prompt and needs no item", async () => {
  const free = { ...oneStored({ ask: "My own essay" }, {})[0], kind: "tell" };
  const correction = await sit("correction", "just-tell", [free], true);
  await correction.give({ step: 0, answer: { text: "Dear all." } });
  expect(await correction.stored()).toMatchObject([
    { context: "correction", itemId: null, prompt: { ask: "My own essay" } },
  ]);
  expect(await correction.outcomesOf()).toMatchObject([{ state: "unscored" }]);
});

import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";

import { answers, assessments, outcomes } from "@/lib/db/schema/answers";
import { mendOutcome } from "@/lib/services/answers/mend-outcome";
import { settleOutcome } from "@/lib/services/answers/settle-outcome";
import { SetSummary } from "@/lib/services/practice/views";
import { runtime, waitFor, withRuntime } from "@/tests/api/harness";
import { call, keysOf, type Person, signUp } from "@/tests/api/practice-calls";
import { fakeAssessor, found, gate } from "@/tests/factories/fake-assessor";
import { publishItem, publishPickAndTell, said, sayStep, tellStep } from "@/tests/factories/question-items";
import { testRegistry } from "@/tests/factories/question-types";

const fake = fakeAssessor();
withRuntime({}, { questions: testRegistry, assessors: { writing: fake.assessor } });

beforeEach(() => fake.does(async () => found(0.5)));

const Outcome = z.record(z.string(), z.unknown()).nullable();
const Item = z.object({
  type: z.string(),
  position: z.number(),
  stepCount: z.number(),
  finishedAt: z.string().nullable(),
  outcome: Outcome,
  skills: z.array(z.object({ skill: z.string(), outcome: Outcome })),
  explanation: z.array(z.unknown()),
  steps: z.array(
    z.object({
      kind: z.string(),
      step: z.number(),
      prompt: z.record(z.string(), z.unknown()),
      clock: z.object({
        run: z.number(),
        openedAt: z.string().nullable(),
        deadlineAt: z.string().nullable(),
      }),
      media: z.array(z.record(z.string(), z.unknown())),
      result: z.object({ outcome: Outcome, review: z.unknown(), answer: z.unknown() }).nullable(),
    }),
  ),
});
const Reply = z.object({ item: Item, nextStep: z.number().nullable(), finished: z.boolean() });

async function start(person: Person, type: string) {
  const { status, data } = await call(person, "POST", "/practice/sets", { type, size: 5, fresh: true });
  expect(status).toBe(200);
  return z.object({ id: z.string(), items: z.array(Item) }).parse(data);
}

async function give(person: Person, setId: string, step: number | undefined, answer: unknown) {
  const body = { setId, position: 0, answer, millis: 1_000, ...(step === undefined ? {} : { step }) };
  const { status, data } = await call(person, "POST", "/practice/answers", body);
  expect(status).toBe(200);
  return Reply.parse(data);
}

async function look(person: Person, setId: string) {
  const { data } = await call(person, "GET", `/practice/items/${setId}/0`);
  return z.object({ item: Item }).parse(data).item;
}

async function summaryOf(person: Person) {
  const { data } = await call(person, "GET", "/practice/history");
  return z.object({ sets: z.array(z.unknown()) }).parse(data).sets[0];
}

async function answerId(setId: string, step = 0) {
  const { database } = await runtime();
  const rows = await database.db.select().from(answers).where(eq(answers.contextId, setId));
  return rows.find((row) => row.step === step)?.id ?? "";
}

const settled = (person: Person, setId: string) =>
  waitFor(async () => {
    const item = await look(person, setId);
    return item.steps.every(({ result }) => result?.outcome?.["state"] !== "pending") && item;
  });

/** Someone who has written something that waits for its assessor. */
async function write(text = "It closes at noon.") {
  const ana = await signUp();
  await publishItem(await runtime(), "just-tell", [tellStep()]);
  const set = await start(ana, "just-tell");
  return { ana, set, reply: await give(ana, set.id, undefined, { text }) };
}

test("the answer to a step brings the next one, which depends on it, and nothing leaves before its time", async () => {
  const ana = await signUp();
  await publishPickAndTell(await runtime());
  const set = await start(ana, "pick-and-tell");
  expect(set.items[0]).toMatchObject({ stepCount: 2, steps: [{ kind: "pick", step: 0, result: null }] });
  expect(set.items[0]?.steps[0]?.media).toMatchObject([{ kind: "audio", transcript: null, slow: null }]);
  const before = JSON.stringify(set);
  for (const secret of ["Why right?", "Why left?", said, "A closed bakery", "bakery.webp", "slt"])
    expect(before).not.toContain(secret);
  expect(keysOf(set)).not.toContain("key");

  const early = await call(ana, "POST", "/practice/answers", {
    ...{ setId: set.id, position: 0, step: 2, answer: { text: "Because." }, millis: 1 },
  });
  expect(early).toMatchObject({ status: 409, code: "practice/step-not-open" });

  const first = await give(ana, set.id, undefined, { side: "right" });
  expect(first).toMatchObject({ nextStep: 2, finished: false, item: { outcome: null, explanation: [] } });
  expect(first.item.steps).toMatchObject([
    { step: 0, result: { outcome: { state: "scored", earned: 1 }, review: { isRight: true } } },
    { step: 2, kind: "tell", prompt: { ask: "Why right?" }, result: null },
  ]);
  expect(first.item.steps[0]?.media).toMatchObject([
    { kind: "audio", transcript: said, slow: expect.stringContaining("rate=slow") },
    { kind: "image", alt: "A closed bakery", licence: "CC BY 4.0", attribution: "A. Painter" },
  ]);
  expect(JSON.stringify(first)).not.toContain("Why left?");
});

test("a step that waits is left out of the item's mean, and counts by its weight once it is scored", async () => {
  const ana = await signUp();
  const { events } = await runtime();
  const heard: unknown[] = [];
  const leave = events.subscribe(
    { kind: "outcome.settled", userId: ana.userId },
    (event) => void heard.push(event),
  );
  const { open, opened } = gate<void>();
  fake.does(async () => {
    await opened;
    return found(0.4);
  });
  const set = await start(ana, "pick-and-tell");
  await give(ana, set.id, 0, { side: "right" });
  const reply = await give(ana, set.id, 2, { text: "It closes at noon." });
  expect(reply).toMatchObject({ nextStep: null, finished: true });
  expect(reply.item).toMatchObject({
    outcome: { state: "scored", earned: 1, max: 1 },
    skills: [
      { skill: "listening", outcome: { state: "scored", earned: 1 } },
      { skill: "writing", outcome: { state: "pending", since: expect.any(String) } },
    ],
  });
  expect(SetSummary.omit({ purpose: true, type: true }).parse(await summaryOf(ana))).toMatchObject({
    ...{ answered: 1, pending: 1, score: 1 },
  });
  open();
  const item = await settled(ana, set.id);
  expect(item.outcome).toMatchObject({ state: "scored", earned: expect.closeTo((2 * 1 + 0.4) / 3, 10) });
  expect(item.steps[1]?.result?.review).toEqual({ text: "It closes at noon.", note: "fine" });
  await waitFor(async () => heard.length > 0);
  expect(heard).toEqual([
    {
      kind: "outcome.settled",
      userId: ana.userId,
      answerId: await answerId(set.id, 2),
      contextId: set.id,
      position: 0,
      step: 2,
    },
  ]);
  leave();
});

test("nothing that waits, or that nobody could judge, shows as 0", async () => {
  const { open, opened } = gate<void>();
  fake.does(async () => {
    await opened;
    return found(1);
  });
  const { ana, set, reply } = await write();
  expect(reply.item.outcome).toMatchObject({ state: "pending" });
  expect(await summaryOf(ana)).toMatchObject({ answered: 1, pending: 1, score: null });
  open();
  await settled(ana, set.id);
  expect(await summaryOf(ana)).toMatchObject({ pending: 0, score: 1 });

  const blank = await write("  ");
  expect(blank.reply.item.outcome).toEqual({ state: "unscored", reason: "nothing-to-judge" });
  expect(await summaryOf(blank.ana)).toMatchObject({ answered: 1, pending: 0, score: null });

  const ben = await signUp();
  await publishItem(await runtime(), "say", [sayStep()]);
  const spoken = await give(ben, (await start(ben, "say")).id, 0, { text: "recording" });
  expect(spoken.item).toMatchObject({
    outcome: { state: "unscored", reason: "no-transcriber" },
    skills: [{ skill: "speaking", outcome: { state: "unscored" } }],
  });
  const { data } = await call(ben, "GET", "/practice/types");
  const { types } = z.object({ types: z.array(z.record(z.string(), z.unknown())) }).parse(data);
  expect(types.find(({ type }) => type === "say")).toMatchObject({ answered: 1, accuracy: null });
});

test("the answer, its assessment and its job are there together or not at all", async () => {
  const { database } = await runtime();
  const { ana, set } = await write();
  await settled(ana, set.id);
  const id = await answerId(set.id);
  const [assessment] = await database.db.select().from(assessments).where(eq(assessments.answerId, id));
  expect(assessment).toMatchObject({ state: "done", engine: "fake-1", findings: { note: "fine" } });
  expect(fake.asked.at(-1)).toMatchObject({ type: "just-tell", kind: "tell", prompt: { ask: "Tell us." } });

  const count = async () => (await database.db.select().from(assessments)).length;
  const before = await count();
  const refused = await call(ana, "POST", "/practice/answers", {
    ...{ setId: set.id, position: 4, answer: { text: "Out of the set." }, millis: 1 },
  });
  expect(refused.status).toBe(404);
  expect(await count()).toBe(before);
});

test("an answer whose every attempt fails is failed, not 0, and its learner may try again", async () => {
  const { database } = await runtime();
  fake.does(async () => {
    await database.db.execute(sql`update jobs.job set retry_limit = 0 where name = 'answer.assess'`);
    throw new Error("The engine is down.");
  });
  const { ana, set } = await write();
  const item = await settled(ana, set.id);
  expect(item.outcome).toEqual({ state: "failed", reason: "given-up", retry: true });
  expect(await summaryOf(ana)).toMatchObject({ pending: 0, score: null });

  fake.does(async () => found(0.75));
  const again = await call(ana, "POST", "/practice/retries", { setId: set.id, position: 0 });
  expect(again).toMatchObject({ status: 200, data: { item: { outcome: { state: "pending" } } } });
  expect((await settled(ana, set.id)).outcome).toMatchObject({ state: "scored", earned: 0.75 });
  const ben = await signUp();
  const body = { setId: set.id, position: 0 };
  expect(await call(ben, "POST", "/practice/retries", body)).toMatchObject({ status: 404 });
});

test("a mended score is a further outcome with who and why, and an assessment under way no longer counts", async () => {
  const current = await runtime();
  const { open, opened } = gate<void>();
  fake.does(async () => {
    await opened;
    return found(0.1);
  });
  const { ana, set } = await write();
  const id = await answerId(set.id);
  const outcome = { state: "scored", earned: 0.9, max: 1 } as const;
  await mendOutcome(current, { answerId: id, outcome, who: "editor@example.com", why: "key was wrong" });
  open();
  await waitFor(async () => fake.asked.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await look(ana, set.id)).outcome).toMatchObject({ earned: 0.9 });
  const rows = await current.database.db
    .select()
    .from(outcomes)
    .where(eq(outcomes.answerId, id))
    .orderBy(outcomes.seq);
  expect(rows.map(({ seq, state, who, why }) => ({ seq, state, who, why }))).toEqual([
    { seq: 0, state: "pending", who: null, why: null },
    { seq: 1, state: "scored", who: "editor@example.com", why: "key was wrong" },
  ]);
});

test("settling twice by one attempt changes nothing, and attempts at once keep every outcome", async () => {
  const current = await runtime();
  const { ana, set } = await write("  ");
  const id = await answerId(set.id);
  const settle = (attempt: string, earned: number) =>
    current.database.db.transaction((tx) =>
      settleOutcome(tx, id, attempt, {
        runtime: current,
        outcome: { state: "scored", earned, max: 1 },
        review: null,
      }),
    );
  expect(await settle("job:1", 0.2)).toBe(true);
  expect(await settle("job:1", 0.9)).toBe(false);
  expect((await look(ana, set.id)).outcome).toMatchObject({ earned: 0.2 });
  const all = await Promise.all([1, 2, 3, 4].map((each) => settle(`job:${each + 1}`, each / 10)));
  expect(all).toEqual([true, true, true, true]);
  const rows = await current.database.db.select().from(outcomes).where(eq(outcomes.answerId, id));
  expect(rows.map(({ seq }) => seq).sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

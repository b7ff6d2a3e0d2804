import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { z } from "zod";

import { MediaSource } from "@/lib/bank/media";
import { media } from "@/lib/db/schema/bank";
import { emptyState, readStates } from "@/lib/services/answers/item-state";
import { openClock } from "@/lib/services/answers/open-clock";
import { recordAnswer } from "@/lib/services/answers/record-answer";
import { spokenOf } from "@/lib/services/media/read-media";
import { AnswerReply, BeginReply } from "@/lib/services/practice/views";
import { runtime, waitFor, withRuntime } from "@/tests/api/harness";
import {
  give,
  isInside,
  open,
  ownWords,
  rightFor,
  saidIn,
  send,
  Shown,
  Summary,
  Turn,
  type,
} from "@/tests/api/listening-calls";
import { call, keysOf, readHistory, signUp } from "@/tests/api/practice-calls";

withRuntime();

test("the recording of a turn is made while the step before it is answered", async () => {
  const { ana, set, stored } = await open();
  const { recordings, database } = await runtime();
  const [ref] = stored[0]?.steps[1]?.media ?? [];
  const [row] = await database.db
    .select()
    .from(media)
    .where(eq(media.id, ref?.mediaId ?? ""));
  const source = MediaSource.parse(row?.source);
  if (source.from !== "speech") throw new Error("The turn is not spoken.");
  await call(ana, "POST", "/practice/begin", { setId: set.id, position: 0, at: "display" });
  await waitFor(() => recordings.has(spokenOf(source, "normal")));
});

test("in a whole set nothing leaves before its time: what is said, what is right, the turns to come", async () => {
  const { ana, set, stored } = await open();
  /** What each step lets out with its answer, and what with its opening. */
  const secrets = await Promise.all(
    stored.map(({ steps }) =>
      Promise.all(
        steps.map(async (step) => ({
          answered: [
            ...(await saidIn(step)),
            ...(step.kind === "summary"
              ? [Summary.parse(step.key).sample, ...Summary.parse(step.key).points]
              : []),
          ],
          opened: step.kind === "turn" ? Shown.parse(step.prompt).replies : [],
        })),
      ),
    ),
  );
  const texts = secrets.flatMap((steps) => steps.flatMap(({ answered, opened }) => [...answered, ...opened]));
  /** What another text of the set says, too (a reply that a point of the summary repeats) is no secret of its own. */
  const isSecret = (text: string) => texts.filter((other) => other.includes(text)).length === 1;
  const done = stored.map(() => 0);
  const look = (body: unknown) => {
    const text = JSON.stringify(body);
    secrets.forEach((steps, position) =>
      steps.forEach(({ answered, opened }, step) => {
        const reached = done[position] ?? 0;
        const kept = [...(step >= reached ? answered : []), ...(step > reached ? opened : [])];
        for (const one of kept.filter(isSecret)) expect(isInside(text, one)).toBe(false);
      }),
    );
    for (const name of ["source", "voice", "enemies", "pace"]) expect(keysOf(body)).not.toContain(name);
  };

  look(set);
  for (const [position, { steps }] of stored.entries()) {
    look((await call(ana, "POST", "/practice/begin", { setId: set.id, position, at: "display" })).data);
    for (const [step, each] of steps.entries()) {
      look((await call(ana, "GET", `/practice/sets/${set.id}`)).data);
      const reply = await give(ana, set.id, position, step, rightFor(each));
      done[position] = step + 1;
      look(reply);
      expect(reply.nextStep).toBe(step + 1 < steps.length ? step + 1 : null);
      expect(reply.item.steps).toHaveLength(Math.min(step + 2, steps.length));
      const open = reply.item.steps.find(({ result }) => result === null);
      for (const name of ["key", "best", "reasons", "forms", "points", "sample"])
        expect(keysOf(open ?? null)).not.toContain(name);
    }
  }
  for (const [position, { steps }] of stored.entries()) {
    const body = JSON.stringify((await call(ana, "GET", `/practice/items/${set.id}/${position}`)).data);
    for (const text of (await Promise.all(steps.map(saidIn))).flat()) expect(isInside(body, text)).toBe(true);
  }
});

const scoredAs = (share: number) => ({ state: "scored", earned: expect.closeTo(share, 10) });

test("the listening part is scored at once, and nothing waits for the summary that nobody can judge yet", async () => {
  const { ana, set, stored } = await open();
  const steps = stored[0]?.steps ?? [];
  const replies: AnswerReply[] = [];
  for (const [step, each] of steps.entries()) {
    const given = step === 1 ? { choice: (Turn.parse(each.key).best + 1) % 4 } : rightFor(each);
    replies.push(await give(ana, set.id, 0, step, given));
  }
  const item = AnswerReply.parse(replies.at(-1)).item;
  const turns = steps.length - 2;
  const share = (2 + turns - 1) / (2 + turns);
  expect(item).toMatchObject({
    finishedAt: expect.any(String),
    outcome: scoredAs(share),
    skills: [
      { skill: "listening", outcome: scoredAs(share) },
      { skill: "writing", outcome: { state: "unscored", reason: "no-corrector" } },
    ],
  });
  expect(item.explanation.length).toBeGreaterThan(0);
  const summary = item.steps.at(-1)?.result;
  expect(summary?.review).toMatchObject({ ...ownWords, ...Summary.parse(steps.at(-1)?.key) });
  const missed = z
    .object({ best: z.number(), chosen: z.number(), reasons: z.array(z.unknown()) })
    .parse(item.steps[1]?.result?.review);
  expect(missed.reasons[missed.chosen]).toMatchObject({ reason: expect.any(String) });
  expect(missed.reasons[missed.best]).toBeNull();
  expect((await readHistory(ana)).sets[0]).toMatchObject({
    answered: 1,
    pending: 0,
    score: expect.closeTo(share, 5),
  });
});

test("the best reply of a turn comes with the next one, whatever was chosen", async () => {
  const { ana, set, stored } = await open();
  const steps = stored[0]?.steps ?? [];
  await give(ana, set.id, 0, 0, null);
  const replied: string[] = [];
  for (const step of [1, 2, 3]) {
    const { item } = await give(ana, set.id, 0, step, { choice: 0 });
    const { replies } = Shown.parse(steps[step]?.prompt);
    replied.push(replies[Turn.parse(steps[step]?.key).best] ?? "");
    expect(Shown.parse(item.steps.at(-1)?.prompt).replied).toEqual(replied);
  }
});

test("an answer twice, to a step that is not open, or of another shape changes nothing", async () => {
  const { ana, set, stored } = await open();
  const steps = stored[0]?.steps ?? [];
  for (const step of [1, 2, steps.length - 1, 40])
    expect(await send(ana, set.id, 0, step, { choice: 0 })).toMatchObject({
      status: 409,
      code: "practice/step-not-open",
    });
  const early = await call(ana, "POST", "/practice/begin", {
    setId: set.id,
    position: 0,
    step: 2,
    at: "display",
  });
  expect(early).toMatchObject({ status: 409, code: "practice/step-not-open" });
  for (const junk of [
    { gaps: "a" },
    { gaps: ["a".repeat(81)] },
    { gaps: [], cannotHear: "yes" },
    { choice: 1 },
    "a",
  ])
    expect(await send(ana, set.id, 0, 0, junk)).toMatchObject({ status: 400, code: "request/invalid" });

  const [first] = steps;
  const right = first ? rightFor(first) : null;
  const twice = await Promise.all([1, 2, 3].map(() => give(ana, set.id, 0, 0, right)));
  const changed = await give(ana, set.id, 0, 0, { gaps: [] });
  for (const { item } of [...twice, changed])
    expect(item.steps[0]?.result).toMatchObject({ answer: right, outcome: { state: "scored", earned: 1 } });
  for (const junk of [{ choice: 4 }, { choice: "1" }, { choice: -1 }, {}])
    expect(await send(ana, set.id, 0, 1, junk)).toMatchObject({ status: 400, code: "request/invalid" });
  expect((await give(ana, set.id, 0, 1, { choice: 0 })).nextStep).toBe(2);
  expect(await send(ana, set.id, 0, 3, { choice: 0 })).toMatchObject({ status: 409 });
});

test("one clock covers message and turns from the first play on, another the summary", async () => {
  const { ana, set, stored } = await open();
  const steps = stored[0]?.steps ?? [];
  const begin = async (step: number, at: string) => {
    const { data } = await call(ana, "POST", "/practice/begin", { setId: set.id, position: 0, step, at });
    return BeginReply.parse(data).item.steps.at(-1)?.clock;
  };
  expect(await begin(0, "display")).toMatchObject({
    run: 0,
    seconds: 390,
    begins: "first-play",
    openedAt: null,
  });
  const played = await begin(0, "first-play");
  expect(played?.openedAt).not.toBeNull();
  for (const [step, each] of steps.slice(0, -1).entries()) {
    const { item } = await give(ana, set.id, 0, step, rightFor(each));
    const clock = item.steps.at(-1)?.clock;
    if (step + 2 < steps.length) expect(clock).toEqual(played);
    else expect(clock).toMatchObject({ run: 1, seconds: 75, begins: "display", openedAt: null });
  }
  expect((await begin(steps.length - 1, "display"))?.openedAt).not.toBeNull();
});

test("who cannot hear leaves the conversation without a score, and it is done", async () => {
  const { ana, set } = await open();
  const { item, nextStep } = await give(ana, set.id, 0, 0, { gaps: [], cannotHear: true });
  expect(nextStep).toBeNull();
  expect(item).toMatchObject({
    finishedAt: expect.any(String),
    outcome: { state: "unscored", reason: "marked-alternative" },
  });
  expect(item.steps).toHaveLength(1);
});

test("in an exam turns that were not reached in time earn nothing, and the summary has its own time", async () => {
  const { stored } = await open();
  const [item] = stored;
  if (!item) throw new Error("There is no item.");
  const current = await runtime();
  const { db } = current.database;
  const { userId } = await signUp();
  const place = { contextId: v7(), position: 0 };
  const task = {
    ...place,
    context: "exam" as const,
    userId,
    type,
    item: { id: item.id, version: item.version },
    steps: item.steps,
  };
  const stateNow = async () => (await readStates(db, place.contextId)).get(0) ?? emptyState();
  const answerAt = async (step: number, answer: unknown) => {
    const state = await stateNow();
    return db.transaction((tx) =>
      recordAnswer(tx, current, {
        task: { ...task, now: current.now() },
        state,
        given: { step, answer, millis: 1 },
      }),
    );
  };
  const clock = current.questions.find(type).schema.clocks["talk"];
  if (!clock) throw new Error("There is no clock.");
  await db.transaction((tx) => openClock(tx, current, { ...place, userId, run: 0, clock }));
  const [notes, turn] = item.steps;
  if (!notes || !turn) throw new Error("There is no turn.");
  await answerAt(0, rightFor(notes));
  current.clock.move(600_000);
  const late = await answerAt(1, rightFor(turn));
  current.clock.move(-600_000);
  const outcomes = [...late.answers.values()].sort((a, b) => a.step - b.step).map(({ outcome }) => outcome);
  expect(outcomes).toHaveLength(item.steps.length - 1);
  expect(outcomes[0]).toEqual({ state: "scored", earned: 1, max: 1 });
  for (const outcome of outcomes.slice(1))
    expect(outcome).toEqual({ state: "scored", earned: 0, max: 1, limited: "late" });
  const after = await answerAt(item.steps.length - 1, ownWords);
  expect(after.answers.get(item.steps.length - 1)?.outcome).toEqual({
    state: "unscored",
    reason: "no-corrector",
  });
});

test("a set mixes talks with professors and with fellow students", async () => {
  const { stored } = await open(10);
  const facets = stored.map(({ facet }) => facet);
  for (const facet of ["professor", "peer"])
    expect(facets.filter((each) => each === facet).length).toBeGreaterThanOrEqual(4);
});

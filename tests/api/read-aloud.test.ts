import { readFileSync } from "node:fs";

import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";

import { mistakes, practiceItems } from "@/lib/db/schema/practice";
import { files } from "@/lib/db/schema/operation";
import { Reading } from "@/lib/questions/read-aloud/schema";
import { sweepFiles } from "@/lib/services/files/sweep-files";
import type * as views from "@/lib/services/practice/views";
import { call, runtime, waitFor, withRuntime } from "@/tests/api/harness";
import {
  answer,
  call as callAs,
  createSet,
  mainStep,
  type Person,
  readHistory,
  readSet,
  readTypes,
  resultOf,
  signUp,
  tryAnswer,
  visit,
} from "@/tests/api/practice-calls";
import { agreed, sendAll } from "@/tests/api/upload-calls";
import { openReader, silence, tone } from "@/tests/factories/spoken-files";

withRuntime();

const read = openReader();
const Prompt = z.object({ sentence: z.string() });
type Set = views.PracticeSet;

const start = (person: Person) => createSet(person, { type: "read-aloud", size: 5, fresh: true });
const sentenceOf = (set: Set, position = 0) => Prompt.parse(mainStep(set.items[position]).prompt).sentence;

async function give(person: Person, setId: string, wave: Uint8Array<ArrayBuffer>, position = 0) {
  const recording = await sendAll(person, wave);
  return { recording, reply: await answer(person, setId, position, { recording }) };
}

/** The item once its reading has been judged. */
async function settled(person: Person, setId: string, position = 0) {
  return waitFor(async () => {
    const item = (await readSet(person, setId)).items[position];
    return item && resultOf(item).outcome?.state !== "pending" && item;
  });
}

async function usedToday(person: Person) {
  return (await readTypes(person)).quota.used;
}

test("a sentence that is read is scored word by word on its own scale, and the model is heard with the result", async () => {
  const ana = await agreed(signUp());
  const set = await start(ana);
  const sentence = sentenceOf(set);
  expect(mainStep(set.items[0])).toMatchObject({ skill: "speaking", media: [] });
  const { recording, reply } = await give(ana, set.id, await read(sentence));
  expect(reply.item).toMatchObject({ outcome: { state: "pending" }, finishedAt: expect.any(String) });
  const item = await settled(ana, set.id);
  const { outcome, review } = resultOf(item);
  expect(outcome).toMatchObject({ state: "scored", max: 100 });
  const { reading } = z.object({ recording: z.literal(recording), reading: Reading }).parse(review);
  expect(reading.total).toBe(reading.wordPoints + reading.fluencyPoints);
  expect(reading.total).toBeGreaterThanOrEqual(70);
  expect(reading.words.map(({ start: at, end }) => sentence.slice(at, end))).toEqual(
    sentence.match(/[A-Za-z]+(?:['’][a-z]+)*/g),
  );
  expect(mainStep(item).media).toMatchObject([{ kind: "audio", when: "review", spokenBy: "computer" }]);
  expect(item.explanation.length).toBeGreaterThan(0);
});

test("a word that was left out is named, and costs", async () => {
  const ana = await agreed(signUp());
  const set = await start(ana);
  const words = sentenceOf(set).split(" ");
  const longest = words.slice(1, -1).toSorted((one, other) => other.length - one.length)[0] ?? "";
  await give(ana, set.id, await read(words.filter((word) => word !== longest).join(" ")));
  const { outcome, review } = resultOf(await settled(ana, set.id));
  expect(outcome).toMatchObject({ state: "scored" });
  const { reading } = z.object({ reading: Reading }).parse(review);
  const at = sentenceOf(set).indexOf(longest);
  expect(reading.words.find(({ start }) => start === at)?.state).not.toBe("read");
  expect(reading.wordPoints).toBeLessThan(60);
});

test.each([
  ["silent", () => Promise.resolve(silence(4))],
  ["other-text", () => read("My uncle keeps seven noisy chickens behind his yellow garage near Boston.")],
  ["too-long", () => Promise.resolve(tone(70))],
] as const)(
  "what is %s has no score and its reason, and may be read again for nothing",
  async (reason, wave) => {
    const ana = await agreed(signUp());
    const set = await start(ana);
    await give(ana, set.id, await wave());
    const item = await settled(ana, set.id);
    expect(resultOf(item)).toMatchObject({
      outcome: { state: "unscored", reason },
      review: { reading: null },
    });
    expect((await readHistory(ana)).sets[0]).toMatchObject({ answered: 1, score: null });
    const used = await usedToday(ana);
    await give(ana, set.id, await read(sentenceOf(set)));
    await waitFor(async () => resultOf((await readSet(ana, set.id)).items[0]).outcome?.state === "scored");
    expect(await usedToday(ana)).toBe(used);
  },
);

test("of two readings that have a score the newest counts, and the same one again changes nothing", async () => {
  const ana = await agreed(signUp());
  const set = await start(ana);
  const words = sentenceOf(set).split(" ");
  const { recording } = await give(ana, set.id, await read(words.slice(0, -4).join(" ")));
  const first = resultOf(await settled(ana, set.id)).outcome;
  const again = await answer(ana, set.id, 0, { recording });
  expect(resultOf(again.item).outcome).toEqual(first);
  await give(ana, set.id, await read(sentenceOf(set)));
  const better = resultOf(await settled(ana, set.id)).outcome;
  if (first?.state !== "scored" || better?.state !== "scored") throw new Error("Both have a score.");
  expect(better.earned).toBeGreaterThan(first.earned);
});

test("a second reading that cannot be judged is told, and takes no score away; one that can counts again", async () => {
  const ana = await agreed(signUp());
  const set = await start(ana);
  await give(ana, set.id, await read(sentenceOf(set)));
  const first = resultOf(await settled(ana, set.id));
  if (first.outcome?.state !== "scored") throw new Error("It was read as it stands.");
  const share = first.outcome.earned / first.outcome.max;
  const { recording } = await give(ana, set.id, silence(4));
  const second = await settled(ana, set.id);
  expect(resultOf(second)).toMatchObject({
    ...{ outcome: first.outcome, answer: first.answer, review: first.review },
    unjudged: { state: "unscored", reason: "silent" },
  });
  expect(second?.outcome?.state).toBe("scored");
  expect((await readHistory(ana)).sets[0]?.score).toBeCloseTo(share);
  expect((await answer(ana, set.id, 0, { recording })).item).toEqual(second);

  const words = sentenceOf(set).split(" ");
  await give(ana, set.id, await read(words.slice(0, -4).join(" ")));
  const third = resultOf(await settled(ana, set.id));
  if (third.outcome?.state !== "scored") throw new Error("Most of it was read.");
  expect(third.outcome.earned).toBeLessThan(first.outcome.earned);
  expect(third).not.toHaveProperty("unjudged");
});

test("a skipped sentence has no score and no mistake, and a poor reading comes back", async () => {
  const ana = await agreed(signUp());
  const set = await start(ana);
  const skipped = await answer(ana, set.id, 0, { recording: null });
  expect(skipped.item.outcome).toEqual({ state: "unscored", reason: "skipped" });
  const words = sentenceOf(set, 1).split(" ");
  await give(ana, set.id, await read(words.slice(0, -4).join(" ")), 1);
  await settled(ana, set.id, 1);
  await give(ana, set.id, await read(sentenceOf(set, 2)), 2);
  await settled(ana, set.id, 2);
  const { db } = (await runtime()).database;
  const kept = await db
    .select({ position: practiceItems.position })
    .from(mistakes)
    .innerJoin(practiceItems, and(eq(practiceItems.itemId, mistakes.itemId), eq(practiceItems.setId, set.id)))
    .where(eq(mistakes.userId, ana.userId));
  expect(kept).toEqual([{ position: 1 }]);
});

test("an answer keeps its own recording, and nobody's else: not a stranger's, not one of another answer, not none", async () => {
  const [ana, ben] = [await agreed(signUp()), await agreed(signUp())];
  const [hers, his] = [await start(ana), await start(ben)];
  const recording = await sendAll(ana, await read(sentenceOf(hers)));
  for (const [who, set, position] of [
    [ben, his, 0],
    [ben, his, 1],
  ] as const)
    expect(await tryAnswer(who, set.id, position, { recording })).toMatchObject({
      status: 404,
      code: "upload/unknown",
    });
  expect((await readSet(ben, his.id)).items[0]?.finishedAt).toBeNull();
  await answer(ana, hers.id, 0, { recording });
  expect(await tryAnswer(ana, hers.id, 1, { recording })).toMatchObject({ status: 404 });
  expect(await tryAnswer(ana, hers.id, 1, { recording: "no id" })).toMatchObject({ status: 400 });
  const { db } = (await runtime()).database;
  expect((await db.select().from(files).where(eq(files.id, recording)))[0]).toMatchObject({
    state: "claimed",
  });
});

test("what a browser recorded is judged like everything else, also for a guest", async () => {
  const guest = await agreed(visit());
  const set = await start(guest);
  const recording = await sendAll(
    guest,
    new Uint8Array(readFileSync("tests/factories/recordings/reading.webm")),
    "audio/webm",
  );
  await answer(guest, set.id, 0, { recording });
  const { outcome } = resultOf(await settled(guest, set.id));
  // It is another sentence than the one on the screen.
  expect(outcome?.state === "scored" ? outcome.earned : outcome).not.toBe(100);
});

test("a recording counts once against the day, is in the export, and goes while its result stays", async () => {
  const ana = await agreed(signUp());
  const set = await start(ana);
  const before = await usedToday(ana);
  const { recording } = await give(ana, set.id, await read(sentenceOf(set)));
  expect(await usedToday(ana)).toBe(before + 1);
  const scored = resultOf(await settled(ana, set.id)).outcome;
  const { body } = await call("GET", "/account/export", { token: ana.token });
  expect(z.object({ files: z.array(z.record(z.string(), z.unknown())) }).parse(body).files).toMatchObject([
    { id: recording, state: "claimed", address: `/api/uploads/${recording}` },
  ]);
  expect((await call("DELETE", `/uploads/${recording}`, { token: ana.token })).status).toBe(200);
  expect(resultOf((await readSet(ana, set.id)).items[0]).outcome).toEqual(scored);
});

test("after 90 days a recording is gone and its result is not", async () => {
  const ana = await agreed(signUp());
  const set = await start(ana);
  const { recording } = await give(ana, set.id, await read(sentenceOf(set)));
  const { outcome, review } = resultOf(await settled(ana, set.id));
  const app = await runtime();
  const age = (days: number) =>
    app.database.db
      .update(files)
      .set({ expiresAt: sql`${files.expiresAt} - ${`${days} days`}::interval` })
      .where(eq(files.id, recording));
  const heard = () => call("GET", `/uploads/${recording}`, { token: ana.token });
  const { signal } = new AbortController();
  await age(89);
  await sweepFiles(app, signal);
  expect((await heard()).status).toBe(200);
  await age(1);
  await sweepFiles(app, signal);
  expect(await heard()).toMatchObject({ status: 404, body: { code: "upload/unknown" } });
  expect(await app.files("uploads").stat(`${recording}.wav`)).toBeNull();
  expect(resultOf((await readSet(ana, set.id)).items[0])).toMatchObject({ outcome, review });
});

test("a guest's day has an end for readings, too", async () => {
  const guest = await visit();
  const set = await createSet(guest, { type: "read-aloud", size: 20, fresh: true });
  const { quota } = await readTypes(guest);
  const limit = quota.limit ?? 0;
  for (let position = 0; position < limit; position += 1)
    await answer(guest, set.id, position, { recording: null });
  const { status, code } = await callAs(guest, "POST", "/practice/begin", {
    setId: set.id,
    position: limit,
    at: "display",
  });
  expect({ status, code }).toEqual({ status: 402, code: "practice/daily-limit" });
});

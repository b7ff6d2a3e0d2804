import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { beforeEach, expect, test } from "vitest";

import { promptsOf } from "@/lib/content/prompts/prompts";
import { correctionResults } from "@/lib/db/schema/corrections";
import { files } from "@/lib/db/schema/operation";
import type { Edit } from "@/lib/assess/assessment";
import { consentVersions } from "@/lib/services/consents/consent-texts";
import * as taskViews from "@/lib/services/corrections/task-views";
import type * as views from "@/lib/services/corrections/views";
import { ask, corrected, type Learner, learner, read, submit, trySubmit } from "@/tests/api/correction-calls";
import { call, runtime, withRuntime } from "@/tests/api/harness";
import { assessed, fakeCorrectors } from "@/tests/factories/fake-corrector";

const fake = fakeCorrectors();
let said: string | null = null;
const heard: string[] = [];
const text = "My mother cook every day. I never cook.";
const edit: Edit = {
  ...{ id: "e1", part: 1, start: 10, end: 14, original: "cook", replacement: "cooks" },
  ...{ category: "agreement", kind: "third-person-s", confidence: 0.9, ruleId: "learner/third-person-s" },
};
const part = { state: "heard", seconds: 4, speechSeconds: 3, startsAfter: 0.3 } as const;
const measures: views.SpeechMeasures = {
  ...{ seconds: 8, speechSeconds: 6, wordsAMinute: 90, runSeconds: 2, syllablesASecond: 4, fillers: 1 },
  parts: [part, part],
  pauses: [],
  transcript: {
    text: `It is small.\n\n${text}`,
    texts: ["It is small.", text],
    words: [
      { word: "um", part: 0, start: 0, end: 0.2, kind: "filler", place: null },
      { word: "It", part: 0, start: 0.3, end: 0.5, kind: "word", place: { start: 0, end: 2 } },
    ],
    timing: "recognized",
    engine: "double",
  },
};
fake.correctors.speaking = {
  ...{ processor: null, transcribes: false },
  assess: async () => ({ assessment: assessed(["", text], 100, { edits: [edit], words: 11 }), measures }),
  hear: async ({ contentType }) => {
    heard.push(contentType);
    return said;
  },
  close: async () => undefined,
};
withRuntime({}, { correctors: fake.correctors });
beforeEach(() => {
  heard.length = 0;
  said = null;
});

async function speaker() {
  const who = await learner();
  await ask(who, "PUT", "/consents/recording", {
    body: { version: consentVersions.recording, isGiven: true, age: "of-age" },
  });
  return who;
}

async function record(who: Learner) {
  const [id, { database, files: store }] = [v7(), await runtime()];
  await store("uploads").put(`${id}.webm`, new TextEncoder().encode("webm bytes"));
  await database.db.insert(files).values({
    ...{ id, name: `${id}.webm`, ownerId: who.id, contentType: "audio/webm", state: "registered" },
    expiresAt: sql`now() + interval '1 day'`,
  });
  return id;
}

const kitchens = { task: "interactive-speaking", prompt: "kitchens" };
const prompt = promptsOf("interactive-speaking").find(({ name }) => name === "kitchens");
const [first, second] = prompt?.questions ?? [];

async function next(who: Learner, asked: { at: number; isFollowUp: boolean }[], recording?: string) {
  const body = { ...kitchens, asked, ...(recording && { recording }) };
  const { body: answer } = await ask(who, "POST", "/corrections/next-question", { body });
  return taskViews.NextQuestion.parse(answer.data).question;
}

test("the server asks question by question, and what was said leads to a follow-up of its own", async () => {
  const who = await speaker();
  expect(await next(who, [])).toMatchObject({ at: 0, isFollowUp: false, asks: first?.asks });
  const asked = [
    { at: 0, isFollowUp: false },
    { at: 1, isFollowUp: false },
  ];
  said = "Well, I do not cook at all.";
  const recording = await record(who);
  expect(await next(who, asked, recording)).toMatchObject({
    isFollowUp: true,
    asks: second?.branches[0]?.asks,
  });
  said = null;
  expect(await next(who, asked, recording)).toMatchObject({ isFollowUp: true, asks: second?.otherwise });
  const last = { at: (prompt?.questions.length ?? 0) - 1, isFollowUp: false };
  expect(await next(who, [...asked, last])).toBeNull();
});

test("only an answer that may lead elsewhere is listened to, and only its speaker's", async () => {
  const [who, other] = [await speaker(), await speaker()];
  const recording = await record(who);
  await next(who, [{ at: 0, isFollowUp: false }], recording);
  expect(heard).toEqual([]);
  const asked = [{ at: 1, isFollowUp: false }];
  await next(who, asked, recording);
  expect(heard).toEqual(["audio/webm"]);
  const stolen = { ...kitchens, asked, recording };
  const answer = await ask(other, "POST", "/corrections/next-question", { body: stolen });
  expect(answer.body.code).toBe("upload/unknown");
});

test("what is heard is not read before: lists and prompts keep the questions, a sound has them", async () => {
  const who = await speaker();
  const { body } = await ask(who, "GET", "/corrections/prompts/interactive-speaking/kitchens");
  expect(taskViews.Prompt.parse(body.data)).toMatchObject({
    sound: null,
    questions: prompt?.questions.length,
  });
  expect(JSON.stringify(body.data)).not.toContain(first?.asks);
  const listed = await ask(who, "GET", "/corrections/prompts?task=listen-then-speak");
  const { prompts } = taskViews.PromptList.parse(listed.body.data);
  expect(prompts.every(({ asks }) => asks === "")).toBe(true);
  const question = await next(who, []);
  const address = question?.sound?.address.replace("/api", "") ?? "";
  expect((await call("GET", address)).status).toBe(200);
  expect((await call("GET", address.replace(/.{16}$/, "AAAAAAAAAAAAAAAA"))).body.code).toBe("audio/unknown");
});

test("a sample answer is heard sentence by sentence; what no answer says isn't", async () => {
  const base = "/corrections/sample-sounds/interactive-speaking/kitchens";
  expect((await call("GET", `${base}/85/0`)).status).toBe(200);
  expect((await call("GET", `${base}/85/99`)).body.code).toBe("audio/unknown");
  expect((await call("GET", `${base}/90/0`)).body.code).toBe("audio/unknown");
});

test("each answer keeps the question it was asked; one that no prompt asks is refused", async () => {
  const who = await speaker();
  const parts = [
    { recording: await record(who), asks: first?.asks },
    { recording: await record(who), asks: second?.otherwise },
  ];
  const done = await corrected(who, { ...kitchens, parts });
  expect(done.asked.parts).toEqual([first?.asks, second?.otherwise]);
  expect(done.asked.sounds.every(Boolean)).toBe(true);
  const strange = { ...kitchens, parts: [{ recording: await record(who), asks: "Who are you?" }] };
  expect((await trySubmit(who, strange)).body.code).toBe("correction/prompt-withdrawn");
  const none = { ...kitchens, parts: [{ recording: await record(who) }] };
  expect((await trySubmit(who, none)).body.code).toBe("request/invalid");
});

test("a transcript comes with the texts its marks stand in, is found by its words, and its mistakes with their sentences", async () => {
  const who = await speaker();
  const parts = [
    { recording: await record(who), asks: first?.asks },
    { recording: await record(who), asks: second?.asks },
  ];
  const done = await corrected(who, { ...kitchens, parts });
  expect(done.words).toBe(11);
  const transcript = done.result?.measures?.transcript;
  expect(transcript?.texts[edit.part]?.slice(edit.start, edit.end)).toBe("cook");
  expect(transcript?.words.map(({ kind, place }) => ({ kind, place }))).toEqual([
    { kind: "filler", place: null },
    { kind: "word", place: { start: 0, end: 2 } },
  ]);
  const { body: found } = await ask(who, "GET", "/corrections?search=mother");
  expect(found.data.corrections).toHaveLength(1);
  const { body: mistakes } = await ask(who, "GET", "/corrections/mistakes");
  expect(mistakes.data.groups[0].examples[0]).toMatchObject({ before: "My mother ", after: " every day." });
});

test("what failed on our side is handed in again with the same recordings; what was corrected is not", async () => {
  const who = await speaker();
  const spoken = { task: "speaking-sample", prompt: "good-listener" };
  const parts = [{ recording: await record(who) }];
  const { id } = await submit(who, { ...spoken, parts });
  await expect.poll(async () => (await read(who, id)).state).toBe("done");
  expect((await trySubmit(who, { ...spoken, parts })).body.code).toBe("upload/unknown");
  const { database } = await runtime();
  await database.db
    .update(correctionResults)
    .set({ state: "failed", failure: "faults", verdict: null, assessment: null, measures: null })
    .where(eq(correctionResults.correctionId, id));
  const again = await corrected(who, { ...spoken, parts });
  expect(again.state).toBe("done");
  expect(again.parts[0]?.recording?.src).toContain(again.id);
});

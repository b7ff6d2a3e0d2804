import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { afterEach, beforeEach, expect, test } from "vitest";

import { files } from "@/lib/db/schema/operation";
import { sweepFiles } from "@/lib/services/files/sweep-files";
import type { SpeakingInput } from "@/lib/services/corrections/correctors";
import { sweepCorrections } from "@/lib/services/corrections/sweep-corrections";
import { consentVersions } from "@/lib/services/consents/consent-texts";
import * as consentViews from "@/lib/services/consents/views";
import type * as views from "@/lib/services/corrections/views";
import {
  ask,
  corrected,
  creditsOf,
  free,
  type Learner,
  learner,
  ledgerOf,
  payer,
  read,
  settled,
  submit,
  trySubmit,
} from "@/tests/api/correction-calls";
import { call, runtime, withRuntime } from "@/tests/api/harness";
import { decide, record, spoken } from "@/tests/api/spoken-calls";
import { assessed, fakeCorrectors } from "@/tests/factories/fake-corrector";

const fake = fakeCorrectors();
const heard: { input: SpeakingInput; isHosted: boolean }[] = [];
const processor = { name: "Example Speech", place: "Ireland", keeps: "0 days" };
const measures: views.SpeechMeasures = {
  ...{ seconds: 3, speechSeconds: 2, wordsAMinute: null, runSeconds: 1, syllablesASecond: 4 },
  ...{ fillers: null, transcript: null },
  parts: [{ state: "heard", seconds: 3, speechSeconds: 2, startsAfter: 0 }],
  pauses: [{ start: 1, end: 2 }],
};
const speaking: NonNullable<typeof fake.correctors.speaking> = {
  processor,
  transcribes: false,
  assess: async (input, { isHosted }) => {
    heard.push({ input, isHosted });
    const status = speaking.transcribes ? "scored" : "limited";
    return { assessment: assessed([], 100, { status }), measures };
  },
  hear: async () => null,
  close: async () => undefined,
};
fake.correctors.speaking = speaking;
const model: NonNullable<typeof fake.correctors.writingModel> = {
  processor: { name: "Example Models", place: "Germany", keeps: "30 days" },
  assess: async ({ parts }) =>
    assessed(parts, 120, { engine: { id: "m", version: "1", calibration: "none", model: "example-1" } }),
  forget: () => undefined,
  close: async () => undefined,
};
withRuntime({}, { correctors: fake.correctors });
beforeEach(() => {
  fake.correctors.writingModel = model;
});
afterEach(() => {
  heard.length = 0;
  speaking.transcribes = false;
});

async function consentsOf(who: Learner) {
  const { body } = await ask(who, "GET", "/consents");
  const list = consentViews.Consent.array().parse(body.data);
  return Object.fromEntries(list.map((consent) => [consent.kind, consent]));
}

test("nothing that was spoken is handed in before its speaker agreed to being recorded", async () => {
  const who = await payer(1);
  const recording = await record(who);
  expect(await trySubmit(who, spoken(recording))).toMatchObject({
    status: 403,
    body: { code: "consent/needed" },
  });
  expect((await decide(who, "recording", true)).status).toBe(200);
  expect((await corrected(who, spoken(recording))).state).toBe("done");
});

test("free speech that nothing turns into text is measured and costs nothing", async () => {
  const who = await payer(1);
  await decide(who, "recording", true);
  const done = await corrected(who, spoken(await record(who)));
  expect(done.charge).toEqual({ by: "free", state: "none", freeFor: "no-transcriber" });
  expect(done.wait).toBe("seconds");
  expect(done.result?.measures).toEqual(measures);
  expect(await ledgerOf(who)).toEqual([]);
  expect((await creditsOf(who)).left).toBe(1);
});

test("where a transcriber hears it, it takes a credit, and nobody tries it for nothing", async () => {
  speaking.transcribes = true;
  const who = await payer(1);
  await decide(who, "recording", true);
  await decide(who, "hosted-speech", true);
  const done = await corrected(who, spoken(await record(who)));
  expect(done.charge).toEqual({ by: "credit", state: "taken", freeFor: null });
  expect(done.wait).toBe("minutes");
  expect((await trySubmit(who, spoken(await record(who)))).status).toBe(402);
});

test("a recording is its speaker's: nobody else hears it, hands it in, or finds it after 90 days", async () => {
  const [who, other] = [await learner(), await learner()];
  await decide(who, "recording", true);
  await decide(other, "recording", true);
  const recording = await record(who, "my voice");
  expect((await trySubmit(other, spoken(recording))).body.code).toBe("upload/unknown");
  const done = await corrected(who, spoken(recording));
  expect(new TextDecoder().decode(heard[0]?.input.recordings[0]?.bytes)).toBe("my voice");
  const src = done.parts[0]?.recording?.src?.replace("/api", "") ?? "";
  expect(await ask(who, "GET", src)).toMatchObject({ status: 200, body: "my voice" });
  expect((await ask(other, "GET", src)).status).toBe(404);
  expect((await call("GET", src)).status).toBe(401);

  const app = await runtime();
  await app.database.db
    .update(files)
    .set({ createdAt: sql`now() - interval '91 days'` })
    .where(eq(files.id, recording));
  await sweepCorrections(app);
  await sweepFiles(app, new AbortController().signal);
  expect((await read(who, done.id)).parts[0]?.recording).toEqual({ id: recording, src: null });
  expect((await ask(who, "GET", src)).status).toBe(404);
  expect(await app.files("uploads").stat(`${recording}.webm`)).toBeNull();
});

test("a deleted correction takes its recording along", async () => {
  const who = await learner();
  await decide(who, "recording", true);
  const recording = await record(who);
  const done = await corrected(who, spoken(recording));
  await ask(who, "DELETE", `/corrections/${done.id}`);
  const app = await runtime();
  await sweepFiles(app, new AbortController().signal);
  expect(await app.files("uploads").stat(`${recording}.webm`)).toBeNull();
});

test("a recording goes by itself once it is scored, and its result stays", async () => {
  const [who, other] = [await learner(), await learner()];
  await decide(who, "recording", true);
  const recording = await record(who);
  const { id } = await submit(who, spoken(recording));
  const remove = (by: Learner) => ask(by, "DELETE", `/corrections/${id}/recordings`);
  expect((await remove(who)).body.code).toBe("correction/still-scoring");
  const done = await settled(who, id);
  expect((await remove(other)).status).toBe(404);
  expect((await remove(who)).status).toBe(200);
  const app = await runtime();
  await sweepFiles(app, new AbortController().signal);
  expect(await app.files("uploads").stat(`${recording}.webm`)).toBeNull();
  const left = await read(who, id);
  expect(left).toMatchObject({ state: "done", parts: [{ recording: { id: recording, src: null } }] });
  expect(left.result?.measures).toEqual(done.result?.measures);
  expect((await remove(who)).status).toBe(200);
});

test("a hosted model reads only what its author agreed to send; who revokes it has the embedded engine again", async () => {
  const who = await payer(4);
  expect((await consentsOf(who))["hosted-text"]).toMatchObject({
    ...{
      isNeeded: true,
      state: "undecided",
      version: consentVersions["hosted-text"],
      processor: model.processor,
    },
  });
  const engineOf = async () => (await corrected(who, free())).result?.engine.model ?? null;
  expect(await engineOf()).toBeNull();
  await decide(who, "hosted-text", true);
  expect(await engineOf()).toBe("example-1");
  await decide(who, "hosted-text", false);
  expect((await consentsOf(who))["hosted-text"]?.state).toBe("refused");
  expect(await engineOf()).toBeNull();
});

test("a consent to one processor is none to another; one on the operator's own machines needs none", async () => {
  const who = await payer(3);
  await decide(who, "hosted-text", true);
  fake.correctors.writingModel = { ...model, processor: { ...processor, name: "Another" } };
  expect((await consentsOf(who))["hosted-text"]?.state).toBe("undecided");
  expect((await corrected(who)).result?.engine.model).toBeNull();
  fake.correctors.writingModel = { ...model, processor: null };
  expect((await consentsOf(who))["hosted-text"]?.isNeeded).toBe(false);
  expect((await corrected(who)).result?.engine.model).toBe("example-1");
});

test("under 16 nobody agrees without a parent, nor anybody to a text they did not read", async () => {
  const who = await learner();
  expect((await decide(who, "recording", true, "alone")).body.code).toBe("consent/parent");
  expect((await decide(who, "recording", true, "of-age", "2020-01")).body.code).toBe("consent/other-version");
  expect((await consentsOf(who)).recording?.state).toBe("undecided");
  expect((await decide(who, "recording", true, "with-parent")).body.data.state).toBe("given");
  expect((await decide(who, "recording", false, "alone")).body.data.state).toBe("refused");
});

test("nobody agrees without saying how old they are; to refuse they need not", async () => {
  const who = await learner();
  const answer = (isGiven: boolean) =>
    ask(who, "PUT", "/consents/recording", { body: { version: consentVersions.recording, isGiven } });
  expect(await answer(true)).toMatchObject({ status: 400, body: { code: "request/invalid" } });
  expect((await consentsOf(who)).recording?.state).toBe("undecided");
  expect((await answer(false)).body.data.state).toBe("refused");
});

test("who agrees to being recorded is told who else may hear it, where speech is sent elsewhere to be heard", async () => {
  const who = await learner();
  expect((await consentsOf(who)).recording?.further).toBe(processor.name);
  speaking.processor = null;
  const { recording, ...others } = await consentsOf(who);
  speaking.processor = processor;
  expect(recording?.further).toBeNull();
  expect(Object.values(others).map(({ further }) => further)).toEqual([null, null]);
});

test("what leaves the installation to be heard does so by consent alone", async () => {
  const who = await learner();
  await decide(who, "recording", true);
  await corrected(who, spoken(await record(who)));
  await decide(who, "hosted-speech", true);
  await corrected(who, spoken(await record(who)));
  expect(heard.map(({ isHosted }) => isHosted)).toEqual([false, true]);
});

test("who keeps a recording here has it measured without a credit, and what was free is not sent later", async () => {
  speaking.transcribes = true;
  const who = await learner();
  await decide(who, "recording", true);
  await decide(who, "hosted-speech", false);
  const handed = await submit(who, spoken(await record(who)));
  await decide(who, "hosted-speech", true);
  expect((await settled(who, handed.id)).charge).toMatchObject({ by: "free", state: "none" });
  expect(heard.at(-1)?.isHosted).toBe(false);
  expect((await trySubmit(who, spoken(await record(who)))).body.code).toBe("credit/insufficient");
});

test("a model that does not answer leaves the embedded engine, which says so", async () => {
  const who = await payer(1);
  fake.correctors.writingModel = {
    ...model,
    processor: null,
    assess: async () => {
      throw new Error("503");
    },
  };
  const done = await corrected(who);
  expect(done.result).toMatchObject({ reasons: ["model-failed"], engine: { model: null } });
  expect(done.charge.state).toBe("taken");
});

test("a model that never answers is waited for once, then the embedded engine corrects", async () => {
  const who = await payer(1);
  const never = () => new Promise<never>(() => undefined);
  fake.correctors.writingModel = { ...model, processor: null, assess: never };
  fake.correctors.attemptSeconds = 1;
  const done = await corrected(who);
  fake.correctors.attemptSeconds = 30;
  expect(done).toMatchObject({ state: "done", result: { reasons: ["model-failed"] } });
});

test("a recording that is not there is refused, and nothing is set aside for it", async () => {
  speaking.transcribes = true;
  const who = await payer(1);
  await decide(who, "recording", true);
  await decide(who, "hosted-speech", true);
  expect((await trySubmit(who, spoken(v7()))).body.code).toBe("upload/unknown");
  expect(await ledgerOf(who)).toEqual([]);
});

import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";

import { correctionResults } from "@/lib/db/schema/corrections";
import { sweepCorrections } from "@/lib/services/corrections/sweep-corrections";
import * as taskViews from "@/lib/services/corrections/task-views";
import type * as views from "@/lib/services/corrections/views";
import {
  ask,
  corrected,
  type Learner,
  learner,
  ledgerOf,
  payer,
  read,
  settled,
} from "@/tests/api/correction-calls";
import { runtime, withRuntime } from "@/tests/api/harness";
import { decide, record, spoken } from "@/tests/api/spoken-calls";
import { assessed, fakeCorrectors } from "@/tests/factories/fake-corrector";

const fake = fakeCorrectors();
const processor = { name: "Example Speech", place: "Ireland", keeps: "0 days" };
const said = "My mother cook every day.";
/** What the transcriber does, and who sent it something. */
const transcriber = { isSet: true, fault: null as "error" | "unheard" | null, sent: 0 };

const measures: views.SpeechMeasures = {
  ...{ seconds: 9, speechSeconds: 8, wordsAMinute: null, runSeconds: 1, syllablesASecond: 4, fillers: null },
  parts: [{ state: "heard", seconds: 9, speechSeconds: 8, startsAfter: 0 }],
  ...{ pauses: [{ start: 1, end: 2 }], transcript: null },
};
const transcript: views.SpeechMeasures["transcript"] = {
  ...{ text: said, texts: [said], words: [], timing: "recognized", engine: "double" },
};
const unheard = (reason: "no-transcriber" | "transcriber-failed") => ({
  assessment: assessed([], 100, {
    ...{ status: "unscorable", reasons: [reason], overall: null, cefr: null, criteria: {} },
  }),
  measures,
});

fake.correctors.speaking = {
  processor,
  get transcribes() {
    return transcriber.isSet;
  },
  assess: async (_, { isHosted }) => {
    if (!transcriber.isSet || !isHosted) return unheard("no-transcriber");
    transcriber.sent += 1;
    if (transcriber.fault === "error") throw new Error("503");
    if (transcriber.fault === "unheard") return unheard("transcriber-failed");
    return {
      assessment: assessed([said]),
      measures: { ...measures, transcript },
    };
  },
  hear: async () => null,
  close: async () => undefined,
};
withRuntime({}, { correctors: fake.correctors });
beforeEach(() => {
  Object.assign(transcriber, { isSet: true, fault: null, sent: 0 });
});

const scoreNow = (who: Learner, id: string) => ask(who, "POST", `/corrections/${id}/scores`, { body: {} });

/** An answer of somebody who keeps recordings here. */
async function measured(who: Learner) {
  await decide(who, "recording", true);
  await decide(who, "hosted-speech", false);
  return corrected(who, spoken(await record(who)));
}

test("what was measured before its speaker agreed is sent when they ask for its score, for a credit, and not before", async () => {
  const who = await payer(1);
  const before = await measured(who);
  expect(before).toMatchObject({ canScore: true, charge: { by: "free" }, result: { measures } });
  expect((await scoreNow(who, before.id)).body.code).toBe("consent/unsent");
  await decide(who, "hosted-speech", true);
  expect((await read(who, before.id)).state).toBe("done");
  expect(transcriber.sent).toBe(0);

  expect((await scoreNow(who, before.id)).status).toBe(200);
  const after = await settled(who, before.id);
  expect(after).toMatchObject({
    ...{ canScore: false, charge: { by: "credit", state: "taken" }, parts: before.parts },
    result: { status: "scored", measures: { transcript: { text: said } } },
    revisions: { left: 3 },
  });
  expect(await ledgerOf(who)).toEqual(["consumed"]);
  const { body } = await ask(who, "GET", "/corrections?search=cook");
  expect(body.data.corrections).toHaveLength(1);
  expect((await scoreNow(who, before.id)).body.code).toBe("correction/no-score");
});

test("what was measured where nothing heard it can be scored once something does", async () => {
  transcriber.isSet = false;
  const who = await payer(1);
  const before = await measured(who);
  await decide(who, "hosted-speech", true);
  expect(before.canScore).toBe(false);
  expect((await scoreNow(who, before.id)).body.code).toBe("correction/no-score");
  transcriber.isSet = true;
  expect((await read(who, before.id)).canScore).toBe(true);
  await scoreNow(who, before.id);
  expect((await settled(who, before.id)).result?.status).toBe("scored");
});

test("a spoken task costs nothing for who keeps recordings here, and its credit for who was not asked yet", async () => {
  const who = await payer(1);
  const isFree = async () => {
    const { body } = await ask(who, "GET", "/corrections/tasks");
    const { tasks } = taskViews.TaskList.parse(body.data);
    return tasks.find(({ task }) => task === "speaking-sample")?.isFree;
  };
  expect(await isFree()).toBe(false);
  await decide(who, "hosted-speech", false);
  expect(await isFree()).toBe(true);
  await decide(who, "hosted-speech", true);
  expect(await isFree()).toBe(false);
});

test("asked for twice at once, it is scored once and takes one credit", async () => {
  const who = await payer(2);
  const { id } = await measured(who);
  await decide(who, "hosted-speech", true);
  const answers = await Promise.all([scoreNow(who, id), scoreNow(who, id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await settled(who, id);
  expect(await ledgerOf(who)).toEqual(["consumed"]);
});

test("without a credit nothing is sent, and what was measured stays", async () => {
  const who = await learner();
  const before = await measured(who);
  await decide(who, "hosted-speech", true);
  expect((await scoreNow(who, before.id)).body.code).toBe("credit/insufficient");
  expect(await read(who, before.id)).toEqual(before);
  expect(transcriber.sent).toBe(0);
});

test.each(["error", "unheard"] as const)(
  "a transcriber that fails (%s) leaves what was measured, gives the credit back, and can be asked again",
  async (fault) => {
    const who = await payer(1);
    const before = await measured(who);
    await decide(who, "hosted-speech", true);
    transcriber.fault = fault;
    await scoreNow(who, before.id);
    const failed = await settled(who, before.id);
    expect(failed).toMatchObject({
      ...{ state: "done", failure: null, canScore: true, parts: before.parts },
      charge: { by: "credit", state: "released" },
      result: { status: "unscorable", reasons: ["transcriber-failed"], measures },
    });
    expect(await ledgerOf(who)).toEqual(["released"]);
    transcriber.fault = null;
    expect((await scoreNow(who, before.id)).status).toBe(200);
    expect((await settled(who, before.id)).charge).toMatchObject({ by: "credit", state: "taken" });
    expect(await ledgerOf(who)).toEqual(["consumed"]);
  },
);

test("what is not scored in ten minutes is as it was before; what is deleted meanwhile is gone", async () => {
  const who = await payer(1);
  const before = await measured(who);
  const app = await runtime();
  const isThis = eq(correctionResults.correctionId, before.id);
  const wait = { state: "queued", verdict: null, queuedAt: new Date(0) } as const;
  await app.database.db.update(correctionResults).set(wait).where(isThis);
  expect(await read(who, before.id)).toMatchObject({ state: "queued", result: null, canScore: false });
  await sweepCorrections(app);
  expect(await read(who, before.id)).toMatchObject({ state: "done", result: { measures } });

  await app.database.db.update(correctionResults).set(wait).where(isThis);
  await ask(who, "DELETE", `/corrections/${before.id}`);
  const [row] = await app.database.db.select().from(correctionResults).where(isThis);
  expect(row).toMatchObject({ state: "failed", failure: "withdrawn", assessment: null, measures: null });
});

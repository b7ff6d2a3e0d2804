import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { afterEach, expect, test } from "vitest";

import type { Assessment } from "@/lib/assess/assessment";
import { correctionResults } from "@/lib/db/schema/corrections";
import * as mistakeViews from "@/lib/services/corrections/mistake-views";
import * as views from "@/lib/services/corrections/views";
import {
  ask,
  corrected,
  creditsOf,
  free,
  ledgerOf,
  payer,
  read,
  settled,
  tryRevise,
} from "@/tests/api/correction-calls";
import { runtime, waitFor, withRuntime } from "@/tests/api/harness";
import { decide } from "@/tests/api/spoken-calls";
import { assessed, fakeCorrectors, unscorable } from "@/tests/factories/fake-corrector";

const ofModel = { id: "model", version: "1", calibration: "none", model: "test-model" };

/** What the model scores next, and what it was asked. */
let score = 105;
let given: Partial<Assessment> = {};
const fresh: boolean[] = [];
const fake = fakeCorrectors();
fake.correctors.writingModel = {
  processor: null,
  assess: async ({ parts }, { isFresh }) => {
    fresh.push(isFresh);
    return assessed(parts, score, { engine: ofModel, ...given });
  },
  forget: () => undefined,
  close: async () => undefined,
};
withRuntime({}, { correctors: fake.correctors });
afterEach(() => {
  score = 105;
  given = {};
  fresh.length = 0;
});

type Who = Awaited<ReturnType<typeof payer>>;

async function revise(who: Who, id: string, text: string) {
  const { status, body } = await tryRevise(who, id, text);
  expect(status).toBe(200);
  return settled(who, views.Correction.parse(body.data).id);
}

test("a revised text is free, and says what it earned", async () => {
  const who = await payer(1);
  const first = await corrected(who, free("Yesterday i walked to the market and i was tired."));
  expect(first.revisions.left).toBe(3);
  score = 112;
  const second = await revise(who, first.id, "Yesterday I walked to the market, and i was happy.");
  expect(second.charge).toEqual({ by: "revision", state: "none", freeFor: "revision" });
  expect(second.difference).toMatchObject({ with: first.id, points: 7, words: 0, newEditIds: [] });
  expect(second.difference?.fixed).toHaveLength(1);
  expect(second.difference?.kept).toHaveLength(1);
  const added = second.difference?.parts[0]?.filter(({ kind }) => kind === "added");
  expect(added?.map(({ text }) => text)).toEqual(["I", ",", "happy"]);
  expect(second.versions.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(await ledgerOf(who)).toEqual(["consumed"]);
});

test("three revisions in seven days and no more, also of a deleted first one, and also at once", async () => {
  const who = await payer(1);
  const first = await corrected(who);
  const texts = ["one", "two", "three", "four", "five"].map((word) => `This is version ${word}.`);
  const tries = await Promise.all(texts.map((text) => tryRevise(who, first.id, text)));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409]);
  const made = tries.flatMap(({ status, body }) =>
    status === 200 ? [views.Correction.parse(body.data).id] : [],
  );
  for (const each of made) await settled(who, each);
  const [id = ""] = made;
  expect((await read(who, id)).revisions.left).toBe(0);
  await ask(who, "DELETE", `/corrections/${first.id}`);
  expect(await tryRevise(who, id, "Once more.")).toMatchObject({
    status: 409,
    body: { code: "correction/no-revision" },
  });
});

test("after seven days, of a failed one and of one that took no credit there is nothing to revise for free", async () => {
  const who = await payer(2);
  const first = await corrected(who);
  const { database } = await runtime();
  await database.db
    .update(correctionResults)
    .set({ settledAt: sql`now() - interval '8 days'` })
    .where(eq(correctionResults.correctionId, first.id));
  expect((await read(who, first.id)).revisions.left).toBe(0);
  expect((await tryRevise(who, first.id, "Too late.")).status).toBe(409);

  given = unscorable(["x"]);
  const nothing = await corrected(who, free("sdfg sdfg"));
  expect(nothing).toMatchObject({ status: "unscorable", revisions: { left: 0, until: null } });
  expect((await tryRevise(who, nothing.id, "Now a text.")).body.code).toBe("correction/no-revision");
});

test("the same key revises once", async () => {
  const who = await payer(1);
  const first = await corrected(who);
  const key = v7();
  const [one, two] = [
    await tryRevise(who, first.id, "Again.", key),
    await tryRevise(who, first.id, "Again.", key),
  ];
  expect(one.body.data.id).toBe(two.body.data.id);
});

test("a check asks the model anew, once; near the first score nothing changes", async () => {
  const who = await payer(1);
  const first = await corrected(who);
  expect(first.canCheck).toBe(true);
  fresh.length = 0;
  score = 110;
  const calls = await Promise.all(
    [0, 1].map(() => ask(who, "POST", `/corrections/${first.id}/checks`, { body: {} })),
  );
  expect(calls.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const checked = await waitFor(async () => {
    const now = await read(who, first.id);
    return now.check?.state === "done" ? now : null;
  });
  expect(checked.check).toMatchObject({ points: 5, isReturned: false });
  expect(checked).toMatchObject({ canCheck: false, overall: { det: 105 }, charge: { state: "taken" } });
  expect(fresh).toEqual([true]);
  expect(await ledgerOf(who)).toEqual(["consumed"]);
});

test("a second score outside the range of the first gives the credit back", async () => {
  const who = await payer(1);
  const first = await corrected(who);
  score = 130;
  await ask(who, "POST", `/corrections/${first.id}/checks`, { body: {} });
  const checked = await waitFor(async () => {
    const now = await read(who, first.id);
    return now.check?.state === "done" ? now : null;
  });
  expect(checked).toMatchObject({ check: { points: 25, isReturned: true }, charge: { state: "returned" } });
  expect(await ledgerOf(who)).toEqual(["released"]);
  expect((await creditsOf(who)).left).toBe(1);
});

test("a second answer that is not a model's is no second score: the check failed, and can be asked for again", async () => {
  const who = await payer(1);
  const first = await corrected(who);
  given = { engine: { ...ofModel, model: null } };
  score = 30;
  await ask(who, "POST", `/corrections/${first.id}/checks`, { body: {} });
  const checked = await waitFor(async () => {
    const now = await read(who, first.id);
    return now.check?.state === "failed" ? now : null;
  });
  expect(checked).toMatchObject({ state: "done", canCheck: true, charge: { state: "taken" } });
  expect(await ledgerOf(who)).toEqual(["consumed"]);
});

test("a hosted model is asked again, too, while its author agrees to it", async () => {
  const { writingModel } = fake.correctors;
  if (!writingModel) throw new Error("There is no model.");
  const processor = { name: "Example Models", place: "Germany", keeps: "30 days" };
  fake.correctors.writingModel = { ...writingModel, processor };
  const who = await payer(1);
  await decide(who, "hosted-text", true);
  const first = await corrected(who);
  const check = () => ask(who, "POST", `/corrections/${first.id}/checks`, { body: {} });
  await decide(who, "hosted-text", false);
  expect((await check()).body.code).toBe("correction/no-check");
  await decide(who, "hosted-text", true);
  expect((await check()).status).toBe(200);
  await waitFor(async () => (await read(who, first.id)).check?.state === "done");
  fake.correctors.writingModel = writingModel;
});

test("where the model is gone nothing can be checked", async () => {
  const who = await payer(1);
  const first = await corrected(who);
  const { writingModel } = fake.correctors;
  fake.correctors.writingModel = null;
  expect((await read(who, first.id)).canCheck).toBe(false);
  expect((await ask(who, "POST", `/corrections/${first.id}/checks`, { body: {} })).status).toBe(409);
  fake.correctors.writingModel = writingModel;
});

test("what the embedded engine scored always comes out the same: there is nothing to check", async () => {
  const who = await payer(1);
  given = { engine: { ...ofModel, model: null } };
  const first = await corrected(who);
  expect(first.canCheck).toBe(false);
  expect((await ask(who, "POST", `/corrections/${first.id}/checks`, { body: {} })).body.code).toBe(
    "correction/no-check",
  );
});

test("the mistakes of all texts stand by category, with their sentences, and a revised text counts once", async () => {
  const who = await payer(2);
  const first = await corrected(who, free("It was late. Then i went home! We slept."));
  await revise(who, first.id, "It was late. Then i went home, too! We slept.");
  const second = await corrected(who, free("Today i sing and i dance."));
  const { body } = await ask(who, "GET", "/corrections/mistakes");
  const { corrections, groups } = mistakeViews.Mistakes.parse(body.data);
  expect(corrections).toBe(2);
  expect(groups).toHaveLength(1);
  expect(groups[0]).toMatchObject({
    ...{ category: "capital", count: 3, corrections: 2 },
    kinds: [{ kind: "pronoun-i", count: 3 }],
  });
  expect(groups[0]?.examples.at(-1)).toMatchObject({
    ...{ correctionId: first.id, before: "Then ", original: "i", after: " went home!" },
  });
  expect(groups[0]?.examples[0]?.correctionId).toBe(second.id);
});

test("of many mistakes of a category the newest are listed, and all are counted", async () => {
  const who = await payer(1);
  await corrected(who, free("Today i sing and i dance. ".repeat(6)));
  const { body } = await ask(who, "GET", "/corrections/mistakes");
  const { groups } = mistakeViews.Mistakes.parse(body.data);
  expect(groups[0]).toMatchObject({ category: "capital", count: 12, drill: null });
  expect(groups[0]?.examples).toHaveLength(8);
});

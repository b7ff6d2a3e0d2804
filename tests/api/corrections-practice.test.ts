import { v7 } from "uuid";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";

import * as views from "@/lib/services/corrections/views";
import { withRuntime } from "@/tests/api/harness";
import {
  ask,
  corrected,
  creditsOf,
  type Learner,
  ledgerOf,
  payer,
  settled,
  submit,
  trySubmit,
} from "@/tests/api/correction-calls";
import { give, ownWords, rightFor, saidIn, Turn, type } from "@/tests/api/listening-calls";
import { createSet, keysOf, readStoredItems } from "@/tests/api/practice-calls";
import { assessed, fakeCorrectors } from "@/tests/factories/fake-corrector";

const fake = fakeCorrectors();
withRuntime({}, { correctors: fake.correctors });
afterEach(() => fake.does());

const HandIn = z.object({ task: z.string(), sourceAnswerId: z.uuid(), text: z.string() });
const Scene = z.object({ scenario: z.string() });
const Replies = z.object({ replies: z.array(z.string()) });

/** A whole conversation with this summary, as its learner sees it then. */
async function summarized(who: Learner, words: { text: string } | null = ownWords) {
  const person = { token: who.token, userId: who.id, address: who.peer };
  const set = await createSet(person, { type, size: 5 });
  const [stored] = await readStoredItems(set.id);
  if (!stored) throw new Error("The set is empty.");
  for (const [step, each] of stored.steps.slice(0, -1).entries())
    await give(person, set.id, 0, step, rightFor(each));
  const { item } = await give(person, set.id, 0, stored.steps.length - 1, words);
  return { item, steps: stored.steps };
}

async function handed(who: Learner) {
  const { item, steps } = await summarized(who);
  const { task, sourceAnswerId, text } = HandIn.parse(item.steps.at(-1)?.result?.handIn);
  return { steps, body: { task, sourceAnswerId, parts: [{ text }] } };
}

const listOf = async (who: Learner, sourceAnswerId: string) => {
  const { body } = await ask(who, "GET", `/corrections?sourceAnswerId=${sourceAnswerId}`);
  return views.CorrectionList.parse(body.data).corrections.map(({ id }) => id);
};

test("a summary says what its correction takes, and the engine compares it with all that was said", async () => {
  const who = await payer(1);
  const { steps, body } = await handed(who);
  expect(body.parts).toEqual([ownWords]);
  expect(await listOf(who, body.sourceAnswerId)).toEqual([]);
  const done = await corrected(who, body);
  expect(done).toMatchObject({
    task: "summarize-the-conversation",
    charge: { by: "credit", state: "taken" },
  });
  expect(done.asked.parts).toEqual([Scene.parse(steps[0]?.prompt).scenario]);
  const [heard = ""] = fake.asked.at(-1)?.asked ?? [];
  const said = (await Promise.all(steps.map(saidIn))).flat();
  const replies = steps
    .filter(({ kind }) => kind === "turn")
    .map(({ prompt, key }) => Replies.parse(prompt).replies[Turn.parse(key).best] ?? "");
  expect(said.length).toBeGreaterThan(3);
  for (const text of [...said, ...replies]) expect(heard).toContain(text);
  expect(JSON.stringify(done)).not.toContain(said[0]);
  expect(await listOf(who, body.sourceAnswerId)).toEqual([done.id]);
});

test("nothing is handed in of steps with a key, or of a summary without a word", async () => {
  const who = await payer(0);
  const { item } = await summarized(who, { text: "  " });
  expect(item.steps.at(-1)?.result?.outcome).toMatchObject({ reason: "nothing-to-judge" });
  expect(keysOf(item)).not.toContain("handIn");
  const { item: other } = await summarized(await payer(0));
  expect(other.steps.filter(({ result }) => result?.handIn).map(({ kind }) => kind)).toEqual(["summary"]);
});

test("an answer of somebody else, or of no one, is unknown", async () => {
  const { body } = await handed(await payer(1));
  const other = await payer(1);
  for (const sourceAnswerId of [body.sourceAnswerId, v7()])
    expect(await trySubmit(other, { ...body, sourceAnswerId })).toMatchObject({
      status: 404,
      body: { code: "correction/unknown-answer" },
    });
  expect(await ledgerOf(other)).toEqual([]);
  expect(await listOf(other, body.sourceAnswerId)).toEqual([]);
});

test("the same answer again, also at once, is the first correction, and takes one credit", async () => {
  const who = await payer(3);
  const { body } = await handed(who);
  const both = await Promise.all([submit(who, body), submit(who, body)]);
  const [{ id }] = both;
  expect(both.map((each) => each.id)).toEqual([id, id]);
  await settled(who, id);
  expect((await submit(who, body)).id).toBe(id);
  expect(await ledgerOf(who)).toEqual(["consumed"]);
  expect((await creditsOf(who)).left).toBe(2);
});

test("what was deleted can be corrected anew", async () => {
  const who = await payer(2);
  const { body } = await handed(who);
  fake.does(async ({ parts }) => assessed(parts, 20, { status: "limited", reasons: ["too-short"] }));
  const { id } = await corrected(who, body);
  await ask(who, "DELETE", `/corrections/${id}`);
  expect(await listOf(who, body.sourceAnswerId)).toEqual([]);
  expect((await corrected(who, body)).id).not.toBe(id);
});

import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";

import { items, media } from "@/lib/db/schema/bank";
import { questionTypes } from "@/lib/questions/types";
import { call as callApi, runtime, withRuntime } from "@/tests/api/harness";
import { ApiDocument, routesOf } from "@/tests/api/junk-calls";
import { give, open as openConversation, rightFor } from "@/tests/api/listening-calls";
import {
  answer,
  begin,
  call,
  createSet,
  fetchMedia,
  keysOf,
  mainStep,
  type Person,
  readSet,
  readStoredItems,
  resultOf,
  signUp,
  tryAnswer,
} from "@/tests/api/practice-calls";

withRuntime();

const unknownSet = { status: 404, code: "practice/unknown-set" };

test("somebody else's set is not there for any call that names one", async () => {
  const [ana, ben] = [await signUp(), await signUp()];
  const { id: setId } = await createSet(ana, { type: "fill-in-the-blanks", size: 5 });
  await answer(ana, setId, 0, { letters: "q" });
  const before = await readSet(ana, setId);
  const place = { setId, position: 0 };
  const calls: ["GET" | "POST" | "PUT", string, Record<string, unknown>?][] = [
    ["GET", `/practice/sets/${setId}`],
    ["POST", `/practice/sets/${setId}/end`],
    ["GET", `/practice/items/${setId}/0`],
    ["GET", `/practice/items/${setId}/0/words/word`],
    ["POST", "/practice/begin", { ...place, at: "display" }],
    ["POST", "/practice/answers", { ...place, answer: { letters: "a" }, millis: 1 }],
    ["PUT", "/practice/answers", { ...place, answer: { letters: "a" }, millis: 1, revision: 1 }],
    ["POST", "/practice/retries", { ...place, step: 0 }],
    ["POST", "/practice/reports", { ...place, kind: "wrong" }],
    ["POST", "/vocabulary/cards", { ...place, word: "word", partOfSpeech: "noun" }],
    ["GET", `/vocabulary/missed/${setId}`],
    ["POST", `/vocabulary/missed/${setId}`],
  ];
  for (const [method, path, body] of calls)
    expect(await call(ben, method, path, body), `${method} ${path}`).toMatchObject(unknownSet);
  const { now: _, quota: _used, ...unchanged } = before;
  expect(await readSet(ana, setId)).toMatchObject(unchanged);

  const document = ApiDocument.parse((await callApi("GET", "/openapi.json")).body);
  const named = routesOf(document).filter(
    ({ path, operation }) =>
      /\/practice\/(sets|items)\/\{|\{setId\}/.test(path) || keysOf(operation.requestBody).includes("setId"),
  );
  // A further call that names a set belongs into the list above.
  expect(named).toHaveLength(calls.length);
});

const junk = [
  "a text",
  42,
  true,
  [],
  [[1]],
  { surprise: true },
  { saidReal: "yes" },
  { letters: 7 },
  { text: ["a"] },
  { text: "x".repeat(20_000) },
  { gaps: "a" },
  { gaps: [{ word: "a" }] },
  { chosen: "1" },
  { choice: 99 },
  { choice: 0.5 },
  { span: { first: 9, last: 1 } },
  { recording: "../../etc" },
];

test.each(questionTypes)("junk for the open step of %s is refused, and the step stays open", async (type) => {
  const ana = await signUp();
  const set = await createSet(ana, { type, size: 5 });
  for (const each of junk)
    expect([each, await tryAnswer(ana, set.id, 0, each)]).toMatchObject([
      each,
      { status: 400, code: "request/invalid" },
    ]);
  const [item] = (await readSet(ana, set.id)).items;
  expect(mainStep(item).result).toBeNull();
  expect(resultOf((await answer(ana, set.id, 0, null)).item).answer).toBeNull();
});

/** Texts of a key that can only come from it: long enough to be no chance, and in nothing the learner is shown. */
function ownTexts(stored: Awaited<ReturnType<typeof readStoredItems>>) {
  const textsOf = (value: unknown): string[] => {
    if (typeof value === "string") return value.length >= 12 ? [value] : [];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
  };
  const shown = JSON.stringify(stored.flatMap(({ steps }) => steps.map(({ prompt }) => prompt)));
  return stored
    .flatMap(({ steps }) => steps.flatMap(({ key }) => textsOf(key)))
    .map((text) => JSON.stringify(text).slice(1, -1))
    .filter((text) => !shown.includes(text));
}

/** What every call that only reads says to somebody, by its path. */
async function readEverything(person: Person) {
  const document = ApiDocument.parse((await callApi("GET", "/openapi.json")).body);
  const paths = routesOf(document)
    .filter(({ method, path }) => method === "GET" && !path.includes("{"))
    .map(({ path }) => path)
    // The stream does not end.
    .filter((path) => path !== "/events" && path !== "/openapi.json" && path !== "/docs");
  return Promise.all(
    paths.map(async (path) => {
      const { body } = await callApi("GET", path, { token: person.token });
      return [path, body] as const;
    }),
  );
}

/** Names of properties that keys, reviews and the bank's own facts have, and nothing that is read before an answer. */
const secretNames = new Set([
  ...["key", "isReal", "alternatives", "rivals", "british", "accepted", "best", "blanks", "forms"],
  ...["proof", "contentHash", "enemies", "params", "itemId", "features", "provenance"],
]);

test.each(questionTypes)("before an answer to %s no call that reads tells of its key", async (type) => {
  const ana = await signUp();
  const set = await createSet(ana, { type, size: 5 });
  await begin(ana, { setId: set.id, position: 0 });
  const own = ownTexts(await readStoredItems(set.id));
  const bodies = await readEverything(ana);
  bodies.push(["the set", (await call(ana, "GET", `/practice/sets/${set.id}`)).data]);
  bodies.push(["an item", (await call(ana, "GET", `/practice/items/${set.id}/0`)).data]);
  expect(bodies.length).toBeGreaterThan(20);
  for (const [path, body] of bodies) {
    const text = JSON.stringify(body) ?? "";
    expect([path, own.filter((each) => text.includes(each))]).toEqual([path, []]);
  }
  for (const [path, body] of bodies.filter(([path]) =>
    /practice|the set|an item|vocabulary|progress/.test(path),
  ))
    expect([path, keysOf(body).filter((name) => secretNames.has(name))]).toEqual([path, []]);
});

const Quota = z.object({ quota: z.object({ used: z.number() }) });

test("a conversation whose question and recordings are withdrawn in the middle goes on to its end, counted once", async () => {
  const { ana, set, stored } = await openConversation();
  const [item] = stored;
  if (!item) throw new Error("The set is empty.");
  const { database } = await runtime();
  const { db } = database;
  await give(ana, set.id, 0, 0, null);
  const refs = item.steps.flatMap(({ media: used }) => used.map(({ mediaId }) => mediaId));
  await db.update(items).set({ status: "retired" }).where(eq(items.id, item.id));
  await db.update(media).set({ status: "retired" }).where(inArray(media.id, refs));
  try {
    for (const [step, each] of item.steps.entries()) {
      if (step === 0) continue;
      const open = (await readSet(ana, set.id)).items[0]?.steps.at(-1);
      const audio = open?.media.find(({ kind }) => kind === "audio");
      // It is made now; a busy machine may need more than one try.
      if (audio?.kind === "audio")
        await expect
          .poll(async () => (await fetchMedia(audio.address)).status, { timeout: 60_000, interval: 1_000 })
          .toBe(200);
      await give(ana, set.id, 0, step, rightFor(each));
    }
    const { items: done } = await readSet(ana, set.id);
    expect(done[0]).toMatchObject({ finishedAt: expect.any(String), outcome: { state: "scored" } });
    expect(Quota.parse((await call(ana, "GET", "/practice/types")).data).quota.used).toBe(1);
  } finally {
    await db.update(items).set({ status: "published" }).where(eq(items.id, item.id));
    await db.update(media).set({ status: "published" }).where(inArray(media.id, refs));
  }
}, 240_000);

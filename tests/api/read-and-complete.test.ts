import { expect, test } from "vitest";
import { z } from "zod";

import { withRuntime } from "@/tests/api/harness";
import {
  answer,
  begin,
  call,
  createSet,
  mainStep,
  readStoredItems,
  resultOf,
  rightAnswer,
  signUp,
  tryAnswer,
} from "@/tests/api/practice-calls";

withRuntime();

const type = "read-and-complete";
const Letters = z.object({ gaps: z.array(z.string()) });
const Key = z.object({ gaps: z.array(z.object({ word: z.string() })) });
const Prompt = z.object({
  title: z.string(),
  parts: z.array(
    z.union([
      z.strictObject({ whole: z.string() }),
      z.strictObject({ shown: z.string(), missing: z.number() }),
    ]),
  ),
});
const Review = z.object({
  gaps: z.array(z.object({ word: z.string(), given: z.string(), isRight: z.boolean(), fault: z.unknown() })),
});

async function open() {
  const ana = await signUp();
  const set = await createSet(ana, { type, size: 5 });
  const right = Letters.parse(await rightAnswer(set.id, 0)).gaps;
  return { ana, set, right };
}

test("a passage earns its right words, and the review says of each what was wrong with it", async () => {
  const { ana, set, right } = await open();
  const given = right.map((letters, gap) => (gap === 0 ? "" : gap === 1 ? "zzzz" : letters.toUpperCase()));
  const { item } = await answer(ana, set.id, 0, { gaps: given });
  expect(item.outcome).toEqual({ state: "scored", earned: (right.length - 2) / right.length, max: 1 });
  const { gaps } = Review.parse(resultOf(item).review);
  expect(gaps).toHaveLength(right.length);
  expect(gaps.slice(0, 3)).toMatchObject([
    { given: "", isRight: false, fault: "empty" },
    { isRight: false, fault: "other" },
    { isRight: true, fault: null },
  ]);
  expect(item.explanation.length).toBeGreaterThan(0);
});

test("time that runs out earns what is there, and nothing without any word", async () => {
  const { ana, set, right } = await open();
  const none = await answer(ana, set.id, 1, null);
  expect(none.item.outcome).toMatchObject({ state: "scored", earned: 0 });
  expect(Review.parse(resultOf(none.item).review).gaps.every(({ fault }) => fault === "empty")).toBe(true);
  const some = await answer(ana, set.id, 0, { gaps: right.slice(0, 3) });
  expect(some.item.outcome).toMatchObject({ earned: 3 / right.length });
});

test("a passage counts once against the day, however many words it asks for", async () => {
  const { ana, set, right } = await open();
  expect((await begin(ana, { setId: set.id, position: 0 })).quota.used).toBe(1);
  expect((await answer(ana, set.id, 0, { gaps: right })).quota.used).toBe(1);
});

test("before the answer a gap shows its first letters and how many are missing, and no word of the key", async () => {
  const { ana, set } = await open();
  const { data } = await call(ana, "GET", `/practice/sets/${set.id}`);
  const body = JSON.stringify(data);
  const stored = await readStoredItems(set.id);
  for (const { position } of set.items) {
    const { parts } = Prompt.parse(mainStep(set.items[position]).prompt);
    const words = Key.parse(stored[position]?.steps[0]?.key).gaps.values();
    const places: [from: number, to: number][] = [];
    let text = "";
    for (const part of parts) {
      const written = "whole" in part ? part.whole : (words.next().value?.word ?? "");
      if ("shown" in part) {
        expect(written).toHaveLength(part.shown.length + part.missing);
        places.push([text.length, text.length + written.length]);
      }
      text += written;
    }
    for (const [from, to] of places) expect(body).not.toContain(text.slice(from - 20, to + 20));
  }
});

test.each([
  ["no list", { gaps: "he" }],
  ["numbers", { gaps: [1] }],
  ["a text that is too long", { gaps: ["a".repeat(41)] }],
  ["too many entries", { gaps: Array<string>(41).fill("a") }],
  ["another type's answer", { letters: "he" }],
])("an answer that is %s is refused and leaves the passage open", async (_name, junk) => {
  const { ana, set, right } = await open();
  expect(await tryAnswer(ana, set.id, 0, junk)).toMatchObject({ status: 400, code: "request/invalid" });
  expect((await answer(ana, set.id, 0, { gaps: [...right, "x"] })).item.outcome).toMatchObject({ earned: 1 });
});

import { join } from "node:path";

import { expect, test } from "vitest";

import { itemId } from "@/lib/bank/item-id";
import { cefrLevels } from "@/lib/bank/item";
import { loadItems } from "@/lib/bank/load-items";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";
import { gradeAnswer, questionTypes } from "@/lib/questions/registry";

const items = await loadItems(join(process.cwd(), "content", "bank", "items"));
const ids = new Set(items.map(({ id }) => id));
const words = items.filter((item) => item.type === "read-and-select");

test("every type has at least 150 items", () => {
  for (const type of questionTypes)
    expect(items.filter((item) => item.type === type).length).toBeGreaterThanOrEqual(150);
});

test("ids are those of the prompts, and every enemy exists and returns the enmity", () => {
  const byId = new Map(items.map((item) => [item.id, item]));
  for (const item of items) {
    expect(itemId(item.type, item.prompt)).toBe(item.id);
    for (const enemy of item.enemies) expect(byId.get(enemy)?.enemies).toContain(item.id);
  }
  expect(ids.size).toBe(items.length);
});

test("real and invented words are as many at every level, and of the same lengths", () => {
  for (const level of cefrLevels) {
    const here = words.filter(({ cefr }) => cefr === level);
    const real = here.filter(({ key }) => key.isReal).length;
    expect(here.length - real).toBe(real);
  }
  const lengths = (isReal: boolean) =>
    new Set(words.filter(({ key }) => key.isReal === isReal).map(({ prompt }) => prompt.word.length));
  expect([...lengths(true)].sort()).toEqual([...lengths(false)].sort());
});

test("the key of every item earns a full score", () => {
  for (const item of items)
    expect(gradeAnswer(item.type, { key: item.key, answer: rightAnswer(item) }).score.earned).toBe(1);
});

test("no prompt holds its answer", () => {
  for (const item of items) {
    if (item.type !== "fill-in-the-blanks") continue;
    const { before, after, shown, missing } = item.prompt;
    expect(splitWords(before + after)).not.toContain(item.key.word);
    expect(shown.length + missing).toBe(item.key.word.length);
  }
});

function rightAnswer(item: (typeof items)[number]) {
  switch (item.type) {
    case "read-and-select":
      return { saidReal: item.key.isReal };
    case "fill-in-the-blanks":
      return { letters: item.key.letters };
    case "listen-and-type":
      return { text: item.key.text };
  }
}

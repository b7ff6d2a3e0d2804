import { join } from "node:path";

import { expect, test } from "vitest";

import { itemFace, itemId } from "@/lib/bank/item-id";
import { cefrLevels } from "@/lib/bank/item";
import { loadItems, loadMedia } from "@/lib/bank/load-items";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";
import type { AnyRules } from "@/lib/questions/define-question";
import { definitions } from "@/lib/questions/definitions";
import { questionTypes } from "@/lib/questions/types";

const items = await loadItems(join(process.cwd(), "content", "bank", "items"));
const media = await loadMedia(join(process.cwd(), "content", "bank", "media"));
const ids = new Set(items.map(({ id }) => id));
const words = items.filter((item) => item.type === "read-and-select");

test("every type has at least 150 questions: an item with several steps asks several", () => {
  for (const type of questionTypes) {
    const own = items.filter((item) => item.type === type);
    expect(own.reduce((sum, { steps }) => sum + steps.length, 0)).toBeGreaterThanOrEqual(150);
  }
});

test("ids are those of what is shown, and every enemy exists and returns the enmity", () => {
  const byId = new Map(items.map((item) => [item.id, item]));
  for (const item of items) {
    expect(itemId(item.type, itemFace(item.steps))).toBe(item.id);
    for (const enemy of item.enemies) expect(byId.get(enemy)?.enemies).toContain(item.id);
  }
  expect(ids.size).toBe(items.length);
});

test("real and invented words are as many at every level, and of the same lengths", () => {
  for (const level of cefrLevels) {
    const here = words.filter(({ cefr }) => cefr === level);
    const real = here.filter(({ steps: [{ key }] }) => key.isReal).length;
    expect(here.length - real).toBe(real);
  }
  const lengths = (isReal: boolean) =>
    new Set(
      words
        .filter(({ steps: [{ key }] }) => key.isReal === isReal)
        .map(({ steps: [{ prompt }] }) => prompt.word.length),
    );
  expect([...lengths(true)].sort()).toEqual([...lengths(false)].sort());
});

test("the key of every step earns a full score", () => {
  for (const item of items)
    for (const [at, { kind, key }] of item.steps.entries()) {
      const rules: AnyRules | undefined = Object.entries(definitions[item.type].steps).find(
        ([name]) => name === kind,
      )?.[1];
      if (rules?.scoring !== "keyed") continue;
      const { verdict } = rules.grade({ key, answer: rightAnswer(item, at) });
      expect(verdict).toEqual({ state: "scored", earned: 1, max: 1 });
    }
});

test("no prompt holds its answer", () => {
  for (const item of items) {
    if (item.type !== "fill-in-the-blanks") continue;
    const [{ prompt, key }] = item.steps;
    expect(splitWords(prompt.before + prompt.after)).not.toContain(key.word);
    expect(prompt.shown.length + prompt.missing).toBe(key.word.length);
  }
});

test("best replies stand in every place alike, and no turn shows the next one's", () => {
  const turns = items.flatMap((item) =>
    item.type === "interactive-listening" ? item.steps.filter((step) => step.kind === "turn") : [],
  );
  for (const place of [0, 1, 2, 3]) {
    const share = turns.filter(({ key }) => key.best === place).length / turns.length;
    expect(Math.abs(share - 0.25)).toBeLessThan(0.06);
  }
  for (const { prompt } of turns)
    expect(prompt.replied.filter((reply) => prompt.replies.includes(reply))).toEqual([]);
});

test("every recording is there, says what its question asks for, and has a licence", () => {
  const byId = new Map(media.map((one) => [one.id, one]));
  expect(byId.size).toBe(media.length);
  for (const { mediaId } of items.flatMap(({ steps }) => steps.flatMap(({ media: refs }) => refs)))
    expect(byId.get(mediaId)?.licence).toBeTruthy();
  for (const item of items) {
    if (item.type !== "listen-and-type") continue;
    const [{ key, media: refs }] = item.steps;
    expect(refs.map(({ mediaId }) => byId.get(mediaId)?.source)).toMatchObject([{ text: key.text }]);
  }
});

function rightAnswer(item: (typeof items)[number], at: number) {
  switch (item.type) {
    case "read-and-select":
      return { saidReal: item.steps[0].key.isReal };
    case "fill-in-the-blanks":
      return { letters: item.steps[0].key.letters };
    case "read-and-complete":
      return { gaps: item.steps[0].key.gaps.map(({ word, shown }) => word.slice(shown)) };
    case "listen-and-type":
      return { text: item.steps[0].key.text };
    case "interactive-listening":
      return rightInTalk(item.steps[at]);
  }
}

type TalkStep = Extract<(typeof items)[number], { type: "interactive-listening" }>["steps"][number];

function rightInTalk(step: TalkStep | undefined) {
  if (step?.kind === "notes") return { gaps: step.key.gaps.map(([form]) => form) };
  return step?.kind === "turn" ? { choice: step.key.best } : { text: "" };
}

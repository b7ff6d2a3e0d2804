import { join } from "node:path";

import { expect, test } from "vitest";

import { itemFace, itemId } from "@/lib/bank/item-id";
import type { ItemOf } from "@/lib/bank/item";
import { type CefrLevel, cefrLevels } from "@/lib/core/cefr";
import { loadItems, loadMedia } from "@/lib/bank/load-items";
import { readPrompts } from "@/lib/bank/prompts/read-prompts";
import { publishedAtFirst } from "@/lib/bank/reserve";
import { isUnsuitableKey } from "@/lib/bank/unsuitable-keys";
import { servesScored } from "@/lib/bank/voices";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";
import type { AnyRules } from "@/lib/questions/define-question";
import { definitions } from "@/lib/questions/definitions";
import { questionTypes } from "@/lib/questions/types";

const items = await loadItems(join(process.cwd(), "content", "bank", "items"));
const media = await loadMedia(join(process.cwd(), "content", "bank", "media"));
const embedded = ["slt", "rms", "awb"] as const;
const ids = new Set(items.map(({ id }) => id));
const readingKinds = ["sentences", "passage", "highlight", "highlight", "idea", "title"];
const words = items.filter((item) => item.type === "read-and-select");

test("every type asks for at least 150 answers", () => {
  for (const type of questionTypes) {
    const steps = items.filter((item) => item.type === type).flatMap((item): unknown[] => item.steps);
    expect(steps.length).toBeGreaterThanOrEqual(150);
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

test("no recording is spoken by a voice that is misheard too often, and a talk says who should be heard", () => {
  const talks = new Set(
    items
      .filter(({ type }) => type === "interactive-listening")
      .flatMap(({ steps }) => steps.flatMap((step) => step.media.map(({ mediaId }) => mediaId))),
  );
  const passing: string[] = embedded.filter(servesScored);
  for (const { id, source, speaker } of media) {
    if (source.from === "speech") expect(passing).toContain(source.voice);
    expect(speaker !== undefined).toBe(talks.has(id));
  }
});

test("every type publishes what the bank promises, and at least 1,800 items wait, at most half of them words", () => {
  const published = items.filter(({ waits }) => !waits);
  for (const type of questionTypes)
    expect([type, published.filter((item) => item.type === type).length]).toEqual([
      type,
      publishedAtFirst[type],
    ]);
  expect(published).toHaveLength(19_800);
  const waiting = items.filter(({ waits }) => waits);
  expect(waiting.length).toBeGreaterThanOrEqual(1_800);
  expect(waiting.filter(({ type }) => type === "read-and-select").length * 2).toBeLessThanOrEqual(
    waiting.length,
  );
});

test("at least 30 published passages are C2, and C1 and C2 together are a fifth of each of the two types", () => {
  const hard = (["read-and-complete", "interactive-reading"] as const).map((type) => {
    const published = items.filter((item) => item.type === type && !item.waits);
    const count = (level: CefrLevel) => published.filter(({ cefr }) => cefr === level).length;
    expect(Math.abs((count("C1") + count("C2")) / published.length - 0.2)).toBeLessThan(0.02);
    return count("C2");
  });
  expect(hard.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(30);
});

test("half of the words published are invented, and the sentences published are 5,500 different ones", () => {
  const published = items.filter(({ waits }) => !waits);
  const reals = published.filter((item) => item.type === "read-and-select" && item.steps[0].key.isReal);
  expect(reals).toHaveLength(publishedAtFirst["read-and-select"] / 2);
  expect(new Set(published.flatMap(sentencesOf)).size).toBeGreaterThanOrEqual(5_500);
});

test("no word that may upset somebody is asked for", () => {
  const asked = items.flatMap((item) => {
    if (item.type === "fill-in-the-blanks") return [item.steps[0].key.word];
    return item.type === "read-and-select" && item.steps[0].key.isReal ? [item.steps[0].prompt.word] : [];
  });
  expect(asked.filter(isUnsuitableKey)).toEqual([]);
});

test("there are 80 photos to write and to speak about, and 280 prompts more, 60 of them with samples at every score", () => {
  const { prompts } = readPrompts(process.cwd());
  const counts = Object.fromEntries(
    [...Map.groupBy(prompts, ({ task }) => task)].map(([task, { length }]) => [task, length]),
  );
  expect(counts).toEqual({
    "interactive-speaking": 40,
    "interactive-writing": 40,
    "listen-then-speak": 40,
    "read-then-speak": 40,
    "speaking-sample": 60,
    "writing-sample": 60,
    "speak-about-the-photo": 80,
    "write-about-the-photo": 80,
  });
  const sampled = prompts.filter(({ prompt }) => prompt.samples?.length === 4);
  expect(sampled.length).toBeGreaterThanOrEqual(60);
  for (const task of Object.keys(counts))
    expect(sampled.filter((each) => each.task === task).length).toBeGreaterThanOrEqual(7);
});

test("real and invented words are as many at every level, published and waiting, and of the same lengths", () => {
  for (const level of cefrLevels) {
    for (const waits of [undefined, true]) {
      const here = words.filter((word) => word.cefr === level && word.waits === waits);
      const real = here.filter(({ steps: [{ key }] }) => key.isReal).length;
      expect(here.length - real).toBe(real);
    }
  }
  const lengths = (isReal: boolean) =>
    new Set(
      words
        .filter(({ steps: [{ key }] }) => key.isReal === isReal)
        .map(({ steps: [{ prompt }] }) => prompt.word.length),
    );
  expect([...lengths(true)].sort()).toEqual([...lengths(false)].sort());
});

test("the key of every item earns a full score", () => {
  for (const item of items) {
    const kinds: Record<string, AnyRules> = definitions[item.type].steps;
    for (const [index, answer] of rightAnswers(item).entries()) {
      const { kind = "", key } = item.steps[index] ?? {};
      const rules = kinds[kind];
      if (rules?.scoring !== "keyed") continue;
      expect(rules.grade({ key, answer }).verdict).toEqual({ state: "scored", earned: 1, max: 1 });
    }
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

test("a reading set is six steps under the clock of its kind, half of them narrative", () => {
  const sets = items.filter((item) => item.type === "interactive-reading");
  for (const { steps } of sets) {
    expect(steps.map(({ kind }) => kind)).toEqual(readingKinds);
    expect(new Set(steps.map(({ run, clock }) => `${run} ${clock}`)).size).toBe(1);
  }
  const narrative = sets.filter(({ steps: [{ clock }] }) => clock === "narrative").length;
  expect(Math.abs(narrative / sets.length - 0.5)).toBeLessThan(0.02);
});

test("a passage has a title and 80 to 130 words, one of a reading set 130 to 200", () => {
  for (const item of items) {
    const { words: length } = item.features;
    if (item.type === "read-and-complete") {
      expect(item.steps[0].prompt.title).not.toBe("");
      expect(length).toBeGreaterThanOrEqual(80);
      expect(length).toBeLessThanOrEqual(130);
    } else if (item.type === "interactive-reading") {
      expect(length).toBeGreaterThanOrEqual(130);
      expect(length).toBeLessThanOrEqual(200);
    }
  }
});

test("half of the conversations are with a professor, and each has 3 or 4 gaps and 5 or 6 turns", () => {
  const talks = items.filter((item) => item.type === "interactive-listening");
  const notes = talks.flatMap(({ steps }) => steps.filter((step) => step.kind === "notes"));
  expect(notes.filter(({ prompt }) => prompt.with === "professor")).toHaveLength(talks.length / 2);
  for (const { key } of notes) expect([3, 4]).toContain(key.gaps.length);
  for (const { steps } of talks) expect([5, 6]).toContain(steps.filter(({ kind }) => kind === "turn").length);
});

test("right choices stand at each place alike in every step, within 5 points of the even share", () => {
  const places = new Map<string, number[]>();
  for (const item of items)
    for (const { step, right } of rightPlaces(item)) {
      const counts = places.get(step) ?? [0, 0, 0, 0];
      counts[right] = (counts[right] ?? 0) + 1;
      places.set(step, counts);
    }
  expect([...places.keys()].sort()).toEqual([
    ...["idea", "passage", "sentences", "title"],
    ...[1, 2, 3, 4, 5, 6].map((turn) => `turn ${turn}`),
  ]);
  for (const [step, counts] of places) {
    const all = counts.reduce((sum, one) => sum + one, 0);
    for (const one of counts) expect([step, Math.abs(one / all - 0.25) <= 0.05]).toEqual([step, true]);
  }
});

test("no turn shows the next one's reply", () => {
  for (const { steps } of items.filter((item) => item.type === "interactive-listening"))
    for (const step of steps)
      if (step.kind === "turn")
        expect(step.prompt.replied.filter((reply) => step.prompt.replies.includes(reply))).toEqual([]);
});

test("a sentence to read aloud has its model, lines of what to mind, and is no dictation as well", () => {
  const byId = new Map(media.map((one) => [one.id, one]));
  const dictated = new Set(
    items.flatMap((item) => (item.type === "listen-and-type" ? [item.steps[0].key.text] : [])),
  );
  const readings = items.flatMap((item) => (item.type === "read-aloud" ? [item] : []));
  expect(readings.filter(({ waits }) => !waits)).toHaveLength(publishedAtFirst["read-aloud"]);
  for (const { steps, explanation } of readings) {
    const [{ prompt, media: refs }] = steps;
    const { length } = splitWords(prompt.sentence);
    expect(length >= 10 && length <= 18).toBe(true);
    expect(dictated).not.toContain(prompt.sentence);
    expect(refs.map(({ when }) => when)).toEqual(["review"]);
    expect(byId.get(refs[0]?.mediaId ?? "")?.source).toMatchObject({ text: prompt.sentence });
    expect(explanation.every(({ key }) => key.startsWith("aloud-"))).toBe(true);
  }
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

/** The sentence of an item that is one, as it is said. */
function sentencesOf(item: (typeof items)[number]): string[] {
  if (item.type === "listen-and-type") return [item.steps[0].key.text];
  if (item.type === "read-aloud") return [item.steps[0].prompt.sentence];
  if (item.type !== "fill-in-the-blanks") return [];
  const [{ prompt, key }] = item.steps;
  return [`${prompt.before}${key.word}${prompt.after}`];
}

function rightPlaces(item: (typeof items)[number]): { step: string; right: number }[] {
  if (item.type === "interactive-listening")
    return item.steps
      .flatMap((step) => (step.kind === "turn" ? [step] : []))
      .map(({ key }, at) => ({ step: `turn ${at + 1}`, right: key.best }));
  if (item.type !== "interactive-reading") return [];
  return item.steps.flatMap((step): { step: string; right: number }[] => {
    if (step.kind === "sentences") return step.key.blanks.map(({ right }) => ({ step: step.kind, right }));
    return step.kind === "highlight" ? [] : [{ step: step.kind, right: step.key.right }];
  });
}

/** By step. */
function rightAnswers(item: (typeof items)[number]): unknown[] {
  switch (item.type) {
    case "read-and-select":
      return [{ saidReal: item.steps[0].key.isReal }];
    case "fill-in-the-blanks":
      return [{ letters: item.steps[0].key.letters }];
    case "read-and-complete":
      return [{ gaps: item.steps[0].key.gaps.map(({ word, shown }) => word.slice(shown)) }];
    case "interactive-reading":
      return item.steps.map(rightReading);
    case "listen-and-type":
      return [{ text: item.steps[0].key.text }];
    case "interactive-listening":
      return item.steps.map(rightInTalk);
    case "read-aloud":
      return [{ recording: null }];
  }
}

function rightReading(step: ItemOf<"interactive-reading">["steps"][number]) {
  if (step.kind === "sentences") return { chosen: step.key.blanks.map(({ right }) => right) };
  return step.kind === "highlight" ? { span: step.key.right } : { choice: step.key.right };
}

function rightInTalk(step: ItemOf<"interactive-listening">["steps"][number]) {
  if (step.kind === "notes") return { gaps: step.key.gaps.map(([form]) => form) };
  return step.kind === "turn" ? { choice: step.key.best } : { text: "" };
}

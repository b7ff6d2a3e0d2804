import { expect, test } from "vitest";

import { buildSteps } from "@/lib/bank/interactive-reading/build-steps";
import { findSpan } from "@/lib/bank/interactive-reading/find-span";
import { placeChoices } from "@/lib/bank/interactive-reading/place-choices";
import { ReadingSet } from "@/lib/bank/interactive-reading/sources";
import { splitTokens } from "@/lib/questions/interactive-reading/span";

const wrong = (reason: string) =>
  ["One", "Two", "Three"].map((text) => ({ text: `${text} had gone.`, reason }));
const set = ReadingSet.parse({
  name: "green-cart",
  subject: "work",
  kind: "expository",
  opening:
    "The {cart|card|carts|carton} was {green|grow|greens|green now}, and it {was|is|be|were} old. {It|Its|He|Is} had {one|won|a one|once} wheel.",
  openingReasons: Array.from({ length: 5 }, () => ["meaning", "form", "class"]),
  before: "It stood in the yard. Nobody pushed it.",
  missing: "The cart had four.",
  missingWrong: wrong("wrong-link"),
  after: "Then it rolled down the street. We ran.",
  highlights: [
    { question: "What moved?", answer: "it rolled down" },
    { question: "Who pushed it?", answer: "Nobody pushed it" },
  ],
  idea: { question: "Which idea?", right: "Carts roll.", proof: "it rolled down", wrong: wrong("not-said") },
  title: { right: "The Cart", proof: "Nobody pushed", wrong: wrong("too-broad") },
});
const steps = buildSteps(set, "seed");
const of = <Kind extends (typeof steps)[number]["kind"]>(kind: Kind) =>
  steps.filter((step): step is Extract<(typeof steps)[number], { kind: Kind }> => step.kind === kind);

test("six steps share one run and the clock of their kind", () => {
  expect(steps.map(({ kind }) => kind)).toEqual([
    "sentences",
    "passage",
    "highlight",
    "highlight",
    "idea",
    "title",
  ]);
  for (const step of steps) expect(step).toMatchObject({ run: 0, clock: "expository", media: [] });
});

test("the first step has no word of the key alone, and the later ones have the right words", () => {
  const [first] = of("sentences");
  expect(first?.prompt.parts[0]).toEqual({ whole: "The " });
  expect(first?.prompt.parts.filter((part) => "choices" in part)).toHaveLength(5);
  const opening = "The cart was green, and it was old. It had one wheel.";
  expect(of("passage")[0]?.prompt.opening).toBe(opening);
  expect(of("title")[0]?.prompt.passage).toEqual([
    opening,
    "It stood in the yard. Nobody pushed it. The cart had four. Then it rolled down the street. We ran.",
  ]);
});

test("a key points at the right choice, and each other one has its reason", () => {
  const [sentence] = of("passage");
  expect(sentence?.prompt.choices[sentence.key.right]).toBe("The cart had four.");
  const next = "Then it rolled down the street.";
  expect(sentence?.key.reasons.toSpliced(sentence.key.right, 1)).toEqual(
    [1, 2, 3].map(() => ({ key: "sentence-fails-wrong-link", params: { next } })),
  );
  expect(sentence?.key.reasons[sentence.key.right]).toEqual({
    key: "sentence-fits",
    params: { before: "Nobody pushed it.", next },
  });
  const { prompt, key } = of("sentences")[0] ?? {};
  const gap = prompt?.parts.find((part) => "choices" in part);
  expect(gap?.choices[key?.blanks[0]?.right ?? -1]).toBe("cart");
});

test("the right word is shown among its neighbors, as far as its sentence goes", () => {
  const phrases = of("sentences")[0]?.key.blanks.map(
    ({ reasons }) => reasons.find((reason) => reason !== null)?.params["phrase"],
  );
  expect(phrases).toEqual([
    "The cart was green",
    "The cart was green",
    "was green, and it was old",
    "It had one wheel",
    "It had one wheel",
  ]);
});

test("a highlight is the places of its words in the passage", () => {
  const [step] = of("highlight");
  const words = step?.prompt.passage.flatMap(splitTokens) ?? [];
  const { first = 0, last = -1 } = step?.key.right ?? {};
  expect(words.slice(first, last + 1).join(" ")).toBe("it rolled down");
  expect(findSpan(['"Buoy gone," she said.'], "Buoy gone")).toEqual({ first: 0, last: 1 });
  expect(() => findSpan(["It is."], "It was")).toThrow(/It was/);
});

test("right choices stand at each place as often as possible, and one seed gives one order", () => {
  for (let run = 0; run < 50; run += 1) {
    const questions = Array.from({ length: 9 }, () => ["right", "a", "b", "c"]);
    const placed = placeChoices(questions, `seed ${run}`);
    const counts = [0, 1, 2, 3].map((place) => placed.filter(({ right }) => right === place).length);
    expect(counts.toSorted()).toEqual([2, 2, 2, 3]);
    for (const { choices, right } of placed) {
      expect(choices[right]).toBe("right");
      expect(choices.toSorted()).toEqual(["a", "b", "c", "right"]);
    }
    expect(placeChoices(questions, `seed ${run}`)).toEqual(placed);
  }
});

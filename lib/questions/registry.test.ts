import { expect, test } from "vitest";

import { definitions } from "@/lib/questions/definitions";
import { createRegistry, parseStep, readStep } from "@/lib/questions/registry";
import { oneStored } from "@/lib/questions/stored-step";
import { isQuestionType, loadSchema, questionTypes } from "@/lib/questions/types";

const registry = createRegistry();
const stored = (prompt: object, key: object) => ({ ...oneStored({ ...prompt }, { ...key })[0] });

test("only listed types are question types", () => {
  expect(Object.keys(definitions)).toEqual(questionTypes);
  expect(registry.types).toEqual(questionTypes);
  for (const isType of [isQuestionType, registry.isType]) {
    expect(isType("read-and-select")).toBe(true);
    expect(isType("toString")).toBe(false);
    expect(isType(undefined)).toBe(false);
  }
  expect(() => registry.find("__proto__")).toThrow(/__proto__/);
});

test.for(questionTypes)("a browser loads of %s the schema that the server scores by", async (type) => {
  expect(await loadSchema[type]()).toBe(definitions[type].schema);
});

test.for(questionTypes)("%s says how rounds are scored if, and only if, it is done in rounds", (type) => {
  const { schema, round, facets } = registry.find(type);
  expect(round !== null).toBe(schema.round !== undefined);
  for (const facet of Object.keys(round?.most ?? {})) expect(facets).toContain(facet);
});

test("a step drops whatever its kind does not list", () => {
  const step = stored({ word: "brindle", isReal: true, key: {} }, { isReal: true, note: "secret" });
  expect(parseStep(registry.find("read-and-select"), step)).toEqual(
    stored({ word: "brindle" }, { isReal: true }),
  );
});

test("a step of another type, kind or clock is refused, not sent half empty", () => {
  const step = stored({ word: "brindle" }, { isReal: true });
  expect(() => parseStep(registry.find("listen-and-type"), step)).toThrow();
  const readAndSelect = registry.find("read-and-select");
  expect(() => readStep(readAndSelect, { ...step, kind: "essay" })).toThrow(/essay/);
  expect(() => readStep(readAndSelect, { ...step, clock: "long" })).toThrow(/long/);
});

test("an answer that does not fit its kind is refused", () => {
  const { grade } = definitions["read-and-select"].steps.main;
  expect(() => grade({ key: { isReal: true }, answer: { saidReal: "yes" } })).toThrow();
});

test.for([
  { type: "read-and-select", key: { isReal: false } },
  { type: "fill-in-the-blanks", key: { word: "cat", letters: "at", alternatives: [] } },
  {
    type: "read-and-complete",
    key: { gaps: [{ word: "cat", shown: 1, accepted: [], british: [], rivals: [] }] },
  },
  { type: "listen-and-type", key: { text: "Good morning." } },
] as const)("no answer to $type earns nothing and still has a review", ({ type, key }) => {
  const graded = definitions[type].steps.main.grade({ key, answer: null });
  expect(graded.verdict).toEqual({ state: "scored", earned: 0, max: 1 });
  expect(graded.review).toBeTruthy();
});

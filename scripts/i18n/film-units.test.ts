import { rmSync } from "node:fs";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { start } from "@/lib/content/gate/report";
import type { Fault } from "@/scripts/content/fault";
import { filmUnits } from "@/scripts/i18n/film-units";
import type { GivenText } from "@/scripts/i18n/unit";
import { createGateTree } from "@/tests/factories/gate-tree";

let tree: ReturnType<typeof createGateTree>;
beforeAll(() => {
  tree = createGateTree();
  rmSync(path.join(tree.root, "content/films/one/ko.json"));
});
afterAll(() => tree.remove());

function unitsOf(locale: "de" | "ko") {
  const faults: Fault[] = [];
  const exchange = filmUnits(tree.root, "one", locale, faults);
  if (!exchange) throw new Error("There are no units.");
  return exchange;
}

const given = (value: string): GivenText => ({ value, at: () => start, report: () => undefined });

test("every sentence of a film is one text with its caption, and nothing changes without a change", () => {
  const { units, compose } = unitsOf("de");
  expect(units).toHaveLength(6);
  expect(units.every(({ target }) => target !== null)).toBe(true);
  expect(compose(new Map())).toEqual({ text: null, changed: 0, gaps: [] });
});

test("a new caption takes its place, and the others stay", () => {
  const { units, compose } = unitsOf("de");
  const [first, second] = units;
  const { text, changed } = compose(new Map([[first?.id ?? "", given("Neue Worte.")]]));
  expect(changed).toBe(1);
  const captions = JSON.parse(text ?? "{}");
  expect(captions[first?.source ?? ""]).toBe("Neue Worte.");
  expect(captions[second?.source ?? ""]).toBe(second?.target);
});

test("a language gets its file when all sentences are there, and not before", () => {
  const { units, compose } = unitsOf("ko");
  const all = units.map(({ id }) => [id, given("말")] as const);
  const half = compose(new Map(all.slice(1)));
  expect(half.text).toBeNull();
  expect(half.gaps.map(({ missing, isLeft }) => [missing.length, isLeft])).toEqual([[1, true]]);
  expect(Object.keys(JSON.parse(compose(new Map(all)).text ?? "{}"))).toHaveLength(6);
});

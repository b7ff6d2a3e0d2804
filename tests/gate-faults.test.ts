import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { afterAll, expect, test } from "vitest";

import { checkContent } from "@/scripts/content/check/check-content";
import type { Fault } from "@/scripts/content/fault";
import { createFactsStore } from "@/scripts/content/check/facts/facts-store";
import { gateRules } from "@/lib/content/gate/rules";
import { checkMessages } from "@/scripts/messages/check-messages";
import { addressFaults } from "@/tests/factories/gate-faults/address-faults";
import { datasetFaults } from "@/tests/factories/gate-faults/dataset-faults";
import { chosenFiles, mark, type Change, type FaultKind } from "@/tests/factories/gate-faults/fault-kind";
import { factFaults, freeNumbers } from "@/tests/factories/gate-faults/fact-faults";
import { fileFaults } from "@/tests/factories/gate-faults/file-faults";
import { filmFaults } from "@/tests/factories/gate-faults/film-faults";
import { messageFaults } from "@/tests/factories/gate-faults/message-faults";
import { yamlFaults } from "@/tests/factories/gate-faults/table-faults";
import { textFaults } from "@/tests/factories/gate-faults/text-faults";
import { translationFaults } from "@/tests/factories/gate-faults/translation-faults";
import { createGateTree } from "@/tests/factories/gate-tree";

const kinds = [
  ...textFaults,
  ...translationFaults,
  ...yamlFaults,
  ...datasetFaults,
  ...messageFaults,
  ...filmFaults,
  ...fileFaults,
  ...addressFaults,
  ...factFaults,
];
const seeded = kinds.flatMap((kind) => chosenFiles(kind).map((file) => ({ ...kind, file })));

const tree = createGateTree();
afterAll(() => tree.remove());

const store = createFactsStore(tree.root);
const check = (): Fault[] => [
  ...checkContent(tree.root, { complete: true, store }),
  ...checkMessages(tree.root, { complete: true, sameAsEnglish: [] }),
];

/** The bytes to write and the place to find, counted without the gate's own functions. */
function readChange(change: Exclude<Change, null>) {
  if (typeof change !== "string") return change;
  const before = change.slice(0, change.indexOf(mark)).split("\n");
  if (change.split(mark).length !== 2) throw new Error("A change has one mark.");
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { bytes: Buffer.from(change.replace(mark, "")), line: before.length, column };
}

/** Changes one file, looks, and puts the file back. */
function seed({ file, change, rule, foundIn }: FaultKind & { file: string }) {
  const full = path.join(tree.root, file);
  const text = existsSync(full) ? readFileSync(full, "utf8") : null;
  const changed = change(text ?? "");
  const { bytes, line, column } =
    changed === null ? { bytes: null, line: 1, column: 1 } : readChange(changed);
  const madeFolder = mkdirSync(path.dirname(full), { recursive: true });
  if (bytes) writeFileSync(full, bytes);
  else rmSync(full);
  const found = check();
  if (text === null) rmSync(madeFolder ?? full, { recursive: true });
  else writeFileSync(full, text);
  return {
    found,
    wanted: (foundIn?.(file) ?? [file]).map((each) => ({ file: each, line, column, rule })),
  };
}

const where = ({ file, line, column, rule }: Pick<Fault, "file" | "line" | "column" | "rule">) =>
  `${file}:${line}:${column} ${rule}`;

test("the tree has no faults before any is seeded", () => {
  expect(check()).toEqual([]);
});

test("at least 200 faults are seeded, and every rule of the gate is broken by one of them", () => {
  expect(seeded.length).toBeGreaterThanOrEqual(200);
  expect(new Set(seeded.map(({ file }) => file)).size).toBeGreaterThan(80);
  const broken = new Set(seeded.map(({ rule }) => rule));
  expect(gateRules.filter((rule) => !broken.has(rule))).toEqual([]);
});

test.for(seeded)("$rule in $file: $what", (fault) => {
  const { rule, level = "fault" } = fault;
  const also = new Set<string>(fault.also);
  const { found, wanted } = seed(fault);
  const shown = found.filter((each) => each.level === level && (each.rule === rule || !also.has(each.rule)));
  expect(shown.map(where).sort()).toEqual(wanted.map(where).sort());
});

test.for(freeNumbers)("no fact of the page: %s", (words) => {
  const file = path.join(tree.root, "content/courses/one/en.mdx");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, `${text}\n${words}\n`);
  const found = check().filter(({ rule }) => rule.startsWith("fact/"));
  writeFileSync(file, text);
  expect(found).toEqual([]);
});

test("the tree has no faults when all are taken out again", () => {
  expect(check()).toEqual([]);
});

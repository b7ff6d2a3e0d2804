import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { Passage } from "@/lib/bank/read-and-complete/sources";
import { readLevels } from "@/scripts/bank/passage-levels";

const levels = ["A2", "B1", "B2", "C1", "C2"] as const;
const passages = Array.from({ length: 80 }, (_, index): Passage => ({
  name: `passage-${index}`,
  title: `Title ${index}`,
  subject: "home",
  kind: "narrative",
  text: `Text of number ${index}.`,
  names: [],
  accept: {},
  version: 1,
  level: levels[index % levels.length] ?? "A2",
}));

function run(options: { key?: boolean; answers?: string; seed?: string } = {}) {
  const said: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "levels-"));
  const file = join(folder, "answers.txt");
  try {
    if (options.answers !== undefined) writeFileSync(file, options.answers);
    const isGood = readLevels(
      passages,
      {
        seed: options.seed ?? "1",
        key: options.key ?? false,
        answers: options.answers === undefined ? undefined : file,
      },
      (line) => said.push(line),
    );
    return { said: said.join("\n"), isGood };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const key = run({ key: true }).said;

test("the sheet has 60 passages and no level, the same for the same seed", () => {
  const { said } = run();
  expect(said.match(/^\d+\. Title/gm)).toHaveLength(60);
  expect(said).not.toMatch(/\b[ABC][12]\b|passage-/);
  expect(run().said).toBe(said);
  expect(run({ seed: "2" }).said).not.toBe(said);
});

test("a reader who finds every level agrees fully, and what was not judged is left out", () => {
  const answers = key.replaceAll(/ passage-\d+$/gm, "");
  expect(run({ answers })).toMatchObject({ isGood: true, said: expect.stringContaining("quadratic 1.00") });
  const fewer = answers.split("\n").slice(5).join("\n");
  expect(run({ answers: fewer }).said).toContain("55 judged, the same level 55");
});

test("a reader who sees the levels upside down does not pass", () => {
  const turned = key.replaceAll(
    /^(\d+) (\w\d).*$/gm,
    (_, number: string, level: string) =>
      `${number} ${levels.toReversed()[levels.findIndex((each) => each === level)]}`,
  );
  expect(run({ answers: turned }).isGood).toBe(false);
});

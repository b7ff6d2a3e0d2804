import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { loadItems, loadMedia } from "@/lib/bank/load-items";
import { readPrompts } from "@/lib/bank/prompts/read-prompts";
import { openTasks, photoTasks } from "@/lib/bank/prompts/sources";
import { questionTypes } from "@/lib/questions/types";
import { auditPairs } from "@/scripts/bank/audit-pairs";
import { describePrompt } from "@/scripts/bank/audit-prompts";
import { auditWords } from "@/scripts/bank/audit-words";
import { describeItem } from "@/scripts/bank/report";

const bank = join(process.cwd(), "content", "bank");
const [items, media] = await Promise.all([loadItems(join(bank, "items")), loadMedia(join(bank, "media"))]);
const words = auditWords(media);
const sheetsOf = (type: (typeof questionTypes)[number]) =>
  items
    .filter((item) => item.type === type)
    .map((item) => ({ item, lines: describeItem(item, words).split("\n") }));
const choiceLine = /^ +([+-]) (.+?)( => .+)?$/;

test("every item is written out with nothing left open, and its explanation is sentences", () => {
  for (const item of items) {
    const lines = describeItem(item, words).split("\n");
    expect(lines.length).toBeGreaterThan(item.explanation.length);
    expect(lines.filter((line) => /undefined|\[object|\(no recording\)|\{\w+\}/.test(line))).toEqual([]);
  }
});

test.each([
  // Three lists of choices and five to eight gaps; two highlights have an answer alone.
  ["interactive-reading", 3 + 5],
  ["interactive-listening", 5],
] as const)("each wrong choice of %s has its reason, and one of each four is right", (type, least) => {
  for (const { lines } of sheetsOf(type)) {
    const wrong = lines.filter((line) => choiceLine.exec(line)?.[1] === "-");
    const right = lines.filter((line) => choiceLine.exec(line)?.[1] === "+");
    expect(right.length).toBeGreaterThanOrEqual(least);
    expect(wrong.length % 3).toBe(0);
    expect(wrong.filter((line) => !line.includes(" => "))).toEqual([]);
  }
});

test("a conversation shows what is heard in every step that plays something", () => {
  for (const { item, lines } of sheetsOf("interactive-listening")) {
    const played = item.steps.flatMap(({ media: refs }) => refs);
    expect(lines.filter((line) => /^ +heard: \w/.test(line))).toHaveLength(played.length);
  }
});

test("a prompt is written out with its sample answers and their notes", () => {
  for (const entry of readPrompts(process.cwd()).prompts) {
    const sheet = describePrompt(entry).join("\n");
    for (const { score, notes } of entry.prompt.samples ?? []) {
      expect(sheet).toContain(`answer at ${score}: `);
      for (const { quote, note } of notes) {
        expect(sheet).toContain(`"${quote}"`);
        expect(sheet).toContain(note);
      }
    }
  }
});

test("the rubric has a word for every type and task", async () => {
  const rubric = await readFile(join(process.cwd(), "docs/how-to/judge-the-bank.md"), "utf8");
  for (const type of questionTypes) expect(rubric).toContain(`## ${type}\n`);
  for (const task of [...openTasks, ...photoTasks]) expect(rubric).toContain(`\`${task}\``);
});

test("two sample answers are drawn without their scores, and the key names the better one", () => {
  const { prompts } = readPrompts(process.cwd());
  const lines = { sheet: new Array<string>(), key: new Array<string>() };
  const drawn = { size: 40, seed: "7" };
  auditPairs(prompts, { ...drawn, key: false }, (line) => lines.sheet.push(line));
  auditPairs(prompts, { ...drawn, key: true }, (line) => lines.key.push(line));
  const scoreOf = new Map(
    prompts.flatMap(({ prompt }) => (prompt.samples ?? []).map(({ text, score }) => [text.trim(), score])),
  );
  const betterOf = (pair: string) => {
    const [a = "", b = ""] = pair.slice(pair.indexOf("\nA: ") + 4).split("\nB: ");
    return (scoreOf.get(a) ?? NaN) > (scoreOf.get(b.trim()) ?? NaN) ? "A" : "B";
  };
  expect(lines.key).toEqual(lines.sheet.map((pair, at) => `${at + 1}\t${betterOf(pair)}`));
  expect(new Set(lines.key.map((line) => line.at(-1)))).toEqual(new Set(["A", "B"]));
});

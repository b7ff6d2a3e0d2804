import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { loadItems, loadMedia } from "@/lib/bank/load-items";
import { readPrompts } from "@/lib/bank/prompts/read-prompts";
import { openTasks, photoTasks } from "@/lib/bank/prompts/sources";
import { questionTypes } from "@/lib/questions/types";
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

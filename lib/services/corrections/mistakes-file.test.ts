import { expect, test } from "vitest";

import { groupBlocks, wordsIn } from "@/lib/services/corrections/mistakes-file";

const example = {
  correctionId: "01980d5e-7c00-7000-8000-000000000001",
  at: "2026-11-01T10:00:00.000Z",
  ...{ kind: "pronoun-i" as const, original: "i", replacement: "I", cue: null, reason: null },
  ...{ before: "Then ", after: " went home." },
} as const;

test("where there are more mistakes than the file lists, it says how many it lists of how many", async () => {
  const words = await wordsIn("en");
  const group = { category: "capital", corrections: 1, kinds: [], examples: [example], drill: null } as const;
  const textOf = (count: number) =>
    JSON.stringify(groupBlocks({ ...group, count, kinds: [], examples: [example] }, words));
  const said = words.t("mistakes.newest", { shown: 1, count: 34 });
  expect(said).toMatch(/1\b.*34/);
  expect(textOf(34)).toContain(said);
  expect(textOf(1)).not.toContain(words.t("mistakes.newest", { shown: 1, count: 1 }));
});

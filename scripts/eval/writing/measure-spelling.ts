import { readFile } from "node:fs/promises";
import path from "node:path";

import { parse } from "yaml";
import { z } from "zod";

import { type WritingCorrector } from "@/lib/assess/assessment";
import { rounded } from "@/scripts/eval/writing/statistics";

const file = path.resolve(import.meta.dirname, "../../../tests/data/spelling/misspellings.yaml");
const Misspellings = z.array(
  z.object({ sentence: z.string(), words: z.array(z.object({ wrong: z.string(), right: z.string() })) }),
);

/** How often the first word that is offered for a learner's misspelling is the one that was meant. */
export async function measureSpelling(corrector: WritingCorrector) {
  const sentences = Misspellings.parse(parse(await readFile(file, "utf8")));
  const missed: string[] = [];
  let of = 0;
  let extra = 0;
  for (const { sentence, words } of sentences) {
    const input = { task: "free-text" as const, asked: [], parts: [sentence], locale: "en" };
    const { edits } = await corrector.assess(input);
    for (const { wrong, right } of words) {
      of += 1;
      const found = edits.find(({ original }) => original === wrong);
      if (found?.replacement.toLowerCase() !== right.toLowerCase())
        missed.push(`${wrong}: ${found?.replacement ?? "not flagged"}, not ${right}`);
    }
    extra += edits.filter(({ original }) => !words.some(({ wrong }) => original.includes(wrong))).length;
  }
  return { misspellings: of, firstIsRight: rounded((of - missed.length) / of), otherEdits: extra, missed };
}

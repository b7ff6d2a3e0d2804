import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { parse } from "yaml";
import { z } from "zod";

import type { EditKind } from "@/lib/core/edit-kinds";
import { defaultLocale, locales } from "@/lib/i18n/locales";
import { readMarked, toEditKind, type MarkedSentence } from "@/scripts/eval/grammar/marked-sentence";

export const grammarParts = ["dev", "held-out", "held-out-2", "held-out-3"] as const;
export type GrammarPart = (typeof grammarParts)[number];

const LearnerSentences = z.array(
  z.strictObject({
    text: z.string().min(1),
    from: z.array(z.enum(locales.filter((locale) => locale !== defaultLocale))).min(1),
  }),
);
const CorrectSentences = z.array(z.string().min(1));

type GrammarSet = {
  learner: (z.infer<typeof LearnerSentences>[number] & MarkedSentence & { kind: EditKind })[];
  correct: string[];
};

const root = path.resolve(import.meta.dirname, "../../../tests/data/grammar");

/** The authored sentences of a part: those with marked errors, and correct ones that look suspicious. */
export function readGrammarSet(part: GrammarPart): GrammarSet {
  const set: GrammarSet = { learner: [], correct: [] };
  for (const file of readdirSync(path.join(root, part)).sort()) {
    const content: unknown = parse(readFileSync(path.join(root, part, file), "utf8"));
    const name = path.basename(file, ".yaml");
    if (name === "correct") set.correct.push(...CorrectSentences.parse(content));
    else {
      const kind = toEditKind(name, `${part}/${file}`);
      const read = LearnerSentences.parse(content);
      set.learner.push(...read.map((one) => ({ ...one, ...readMarked(one.text, kind), kind })));
    }
  }
  return set;
}

import { z } from "zod";

import { DictationFocus, PartOfSpeech } from "@/lib/questions/explanations";

/** Authored material is written at these levels. */
const AuthoredLevel = z.enum(["A2", "B1", "B2", "C1"]);

const Subject = z.enum([
  "arts",
  "food",
  "health",
  "history",
  "home",
  "nature",
  "school",
  "science",
  "society",
  "technology",
  "travel",
  "work",
]);

const common = {
  text: z.string().min(1).max(200),
  level: AuthoredLevel,
  subject: Subject,
  version: z.number().int().positive().default(1),
};

/** The word to complete stands in brackets: `The lake [freezes] in winter.` */
export const GapSentence = z.strictObject({
  ...common,
  partOfSpeech: PartOfSpeech,
  clue: z.string().min(1),
  gloss: z.string().min(1).max(120),
  /** Other words that fit the sentence, the letters shown and the boxes. */
  alternatives: z.array(z.string().regex(/^[a-z]+$/)).default([]),
});
export type GapSentence = z.infer<typeof GapSentence>;

export const DictationSentence = z.strictObject({
  ...common,
  focus: DictationFocus,
  note: z.string().min(1).max(160),
});
export type DictationSentence = z.infer<typeof DictationSentence>;

const Reject = z.strictObject({ word: z.string().regex(/^[a-z]+$/), reason: z.string().min(1) });

/** Words that a reader has judged unfit, whatever the gates say. */
export const WordRejects = z.strictObject({ invented: z.array(Reject), real: z.array(Reject) });
export type WordRejects = z.infer<typeof WordRejects>;

/** Meanings written by us for words whose first WordNet sense is not the everyday one. */
export const WordMeanings = z.record(
  z.string().regex(/^[a-z]+$/),
  z.strictObject({
    partOfSpeech: PartOfSpeech,
    gloss: z.string().min(1).max(120),
    synonyms: z.array(z.string()).default([]),
  }),
);
export type WordMeanings = z.infer<typeof WordMeanings>;

export type BankSources = {
  seed: string;
  gaps: GapSentence[];
  dictations: DictationSentence[];
  rejects: WordRejects;
  meanings: WordMeanings;
};

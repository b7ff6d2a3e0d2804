import { z } from "zod";

import { PartOfSpeech } from "@/lib/questions/explanations";

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

/** Words that learners have met: they come before new ones, so that they stay in the bank as long as the gates let them. */
export const FirstWords = z.strictObject({
  real: z.array(z.string().regex(/^[a-z]+$/)),
  /** Real words that wait. */
  next: z.array(z.string().regex(/^[a-z]+$/)),
  invented: z.array(z.string().regex(/^[a-z]+$/)),
});
export type FirstWords = z.infer<typeof FirstWords>;

import { z } from "zod";

import { authored } from "@/lib/bank/authored";
import { PartOfSpeech } from "@/lib/questions/explanations";

/** The word to complete stands in brackets: `The lake [freezes] in winter.` */
export const GapSentence = z.strictObject({
  ...authored,
  partOfSpeech: PartOfSpeech,
  clue: z.string().min(1),
  gloss: z.string().min(1).max(120),
  /** Other words that fit the sentence, the letters shown and the boxes. */
  alternatives: z.array(z.string().regex(/^[a-z]+$/)).default([]),
});
export type GapSentence = z.infer<typeof GapSentence>;

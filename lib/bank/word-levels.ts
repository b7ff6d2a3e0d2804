import { z } from "zod";

import { type CefrLevel, cefrLevels } from "@/lib/core/cefr";

/** The levels at which readers say that learners know a word, each judged without the other and without frequencies. */
export const WordLevels = z.strictObject({
  words: z.record(z.string().regex(/^[a-z]+$/), z.array(z.enum(cefrLevels)).min(1).max(3)),
});
export type WordLevels = z.infer<typeof WordLevels>;

export const wordLevelsFile = "word-levels.yaml";

/** Whether readers say that learners know a word before they come to a level. */
export function knownBefore(level: CefrLevel, levels: WordLevels): (word: string) => boolean {
  const place = cefrLevels.indexOf(level);
  return (word) => {
    const judged = Object.hasOwn(levels.words, word) ? (levels.words[word] ?? []) : [];
    const sum = judged.reduce((all, each) => all + cefrLevels.indexOf(each), 0);
    return judged.length > 0 && sum / judged.length < place;
  };
}

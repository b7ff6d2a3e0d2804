import { z } from "zod";

import { authored } from "@/lib/bank/authored";

export const DictationSentence = z.strictObject(authored);
export type DictationSentence = z.infer<typeof DictationSentence>;

/** A file of `content/bank/dictations`: sentences of one level. */
export const DictationFile = z
  .strictObject({ level: authored.level, sentences: z.array(DictationSentence.omit({ level: true })) })
  .transform(({ level, sentences }) => sentences.map((sentence) => ({ ...sentence, level })));

import "server-only";
import { z } from "zod";

import { partsOfSpeech } from "@/lib/questions/explanations";

/** As it stands in a text, in lowercase. */
export const Word = z
  .string()
  .max(40)
  .regex(/^[a-z]+(?:'[a-z]+)*$/)
  .meta({ example: "developed" });

export const WordReply = z.object({
  word: Word,
  /** The most usual class first; empty for names and the smallest words. */
  entries: z.array(
    z.object({
      lemma: z.string(),
      partOfSpeech: z.enum(partsOfSpeech),
      /** In the language of the call; empty in English, and where nobody has written one. */
      glosses: z.array(z.string()),
      /** In English. */
      meaning: z.string(),
      /** Whether the caller has it among their words. */
      isKept: z.boolean(),
    }),
  ),
  /** The word spoken, below the address of the API's host; valid for two hours or a little more. */
  audio: z.string(),
});
export type WordReply = z.infer<typeof WordReply>;

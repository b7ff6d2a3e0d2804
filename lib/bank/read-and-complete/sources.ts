import { z } from "zod";

import { authored } from "@/lib/bank/authored";

const level = z.enum([...authored.level.options, "C2"]);
const words = z.array(z.string().regex(/^[a-z]{2,}$/)).min(1);

/** A passage of a file, which says their level. */
const FiledPassage = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  title: z.string().min(1),
  subject: authored.subject,
  kind: z.enum(["narrative", "expository"]),
  text: z.string().min(1),
  /** Names of people and places in the text: they stay whole, also at the start of a sentence. */
  names: z.array(z.string().regex(/^\p{Lu}/u)).default([]),
  /** By damaged word, in lowercase: other words that complete it as well, with the same letters shown and as many missing. */
  accept: z.record(z.string().regex(/^[a-z]{2,}$/), words).default({}),
  version: authored.version,
});

/** A passage by itself. */
export const LevelledPassage = FiledPassage.extend({ level });

/** A file of `content/bank/passages`: passages of one level. */
export const PassageFile = z
  .strictObject({ level, passages: z.array(FiledPassage).min(1) })
  .transform((file) => file.passages.map((passage) => ({ ...passage, level: file.level })));
export type Passage = z.infer<typeof PassageFile>[number];

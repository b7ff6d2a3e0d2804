import "server-only";
import { z } from "zod";

import { editCategories, editKindNames } from "@/lib/core/edit-kinds";
import { Drill } from "@/lib/services/corrections/views";

const time = z.iso.datetime();
const count = z.int().min(0);

export const MistakeExample = z.object({
  correctionId: z.uuid(),
  at: time,
  kind: z.enum(editKindNames),
  original: z.string(),
  replacement: z.string(),
  cue: z.string().nullable(),
  reason: z.string().nullable(),
  /** The sentence: before the place, and after it. */
  before: z.string(),
  after: z.string(),
});

export const MistakeGroup = z.object({
  category: z.enum(editCategories),
  count,
  /** In how many corrections. */
  corrections: count,
  kinds: z.array(z.object({ kind: z.enum(editKindNames), count })),
  /** The newest first. */
  examples: z.array(MistakeExample),
  drill: Drill.nullable(),
});

/** Revised texts are left out, so that nothing counts twice. */
export const Mistakes = z.object({
  corrections: count,
  words: count,
  groups: z.array(MistakeGroup),
});
export type Mistakes = z.infer<typeof Mistakes>;

import { z } from "zod";

import { cefrLevels } from "@/lib/core/cefr";
import { editCategories, editKindNames, trainings } from "@/lib/core/edit-kinds";
import { questionTypes } from "@/lib/questions/types";
import { noteCriteria, noteKindNames } from "@/lib/core/sample-notes";

const band = z.object({ det: z.number(), low: z.number(), high: z.number() });

/** What the page of writing correction shows of a result, and nothing else of it. */
export const ShownResult = z.object({
  overall: band,
  cefr: z.enum(cefrLevels),
  criteria: z.partialRecord(z.enum(noteCriteria), band),
  edits: z
    .array(
      z.object({
        id: z.string(),
        start: z.int(),
        end: z.int(),
        original: z.string(),
        replacement: z.string(),
        category: z.enum(editCategories),
        kind: z.enum(editKindNames),
        cue: z.string().optional(),
      }),
    )
    .min(1),
  improved: z.string(),
  /** What to begin with, and the type of question that trains it, with what of it. */
  first: z.object({
    category: z.enum(editCategories),
    count: z.int().min(1),
    drill: z.object({ type: z.enum(questionTypes), trains: z.enum(trainings) }),
  }),
  /** What the criteria rest on, by places in the text. */
  evidence: z.array(
    z.object({ criterion: z.enum(noteCriteria), kind: z.enum(noteKindNames), start: z.int(), end: z.int() }),
  ),
});
export type ShownResult = z.infer<typeof ShownResult>;

export const SampleCorrection = z.object({
  /** Of the authored prompts of Writing Sample. */
  prompt: z.string(),
  asked: z.string(),
  text: z.string(),
  /** As `npm run site:sample-correction` wrote it. */
  result: ShownResult,
});

import { z } from "zod";

import { editKindNames } from "@/lib/core/edit-kinds";
import { noteKindNames } from "@/lib/core/sample-notes";

/** The quote comes first, so that a level is found by what was read. */
const Trait = z.object({ quote: z.string(), note: z.enum(noteKindNames), level: z.number() });

const ModelEdit = z.object({
  part: z.number(),
  quote: z.string(),
  occurrence: z.number(),
  replacement: z.string(),
  kind: z.enum(editKindNames),
  reason: z.string(),
});
export type ModelEdit = z.infer<typeof ModelEdit>;

/** What a model is asked for: plain types only, since not every service takes limits in a schema. */
export const ModelAnswer = z.object({
  /** Asked first so that a model looks out for it; what it says changes nothing. */
  speaksToMarker: z.boolean(),
  traits: z.object({ content: Trait, organisation: Trait, grammar: Trait, vocabulary: Trait }),
  edits: z.array(ModelEdit),
  improved: z.array(z.string()),
});
export type ModelAnswer = z.infer<typeof ModelAnswer>;

const level = z.number().min(1).max(5);
const traits = ModelAnswer.shape.traits;

/** The same with its limits: levels of 1 to 5, and no more edits than anybody reads. */
export const SoundAnswer = ModelAnswer.extend({
  traits: z.object({
    content: traits.shape.content.extend({ level }),
    organisation: traits.shape.organisation.extend({ level }),
    grammar: traits.shape.grammar.extend({ level }),
    vocabulary: traits.shape.vocabulary.extend({ level }),
  }),
  edits: z.array(ModelEdit).transform((edits) => edits.slice(0, 120)),
});

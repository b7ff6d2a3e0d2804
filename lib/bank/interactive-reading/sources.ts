import { z } from "zod";

import { authored } from "@/lib/bank/authored";

const { text: _, level, ...own } = authored;
const setLevel = z.enum([...level.options, "C2"]);

const Prose = z.string().trim().min(1);

/** Why a wrong word does not fit its gap. */
const GapReason = z.enum([
  "meaning",
  "form",
  "class",
  "collocation",
  "preposition",
  "connector",
  "contradicts",
]);
export type GapReason = z.infer<typeof GapReason>;

/** Why a wrong sentence does not belong in the passage's empty place. */
const SentenceReason = z.enum([
  "repeats",
  "breaks-reference",
  "too-early",
  "contradicts",
  "wrong-link",
  "off-point",
]);
export type SentenceReason = z.infer<typeof SentenceReason>;

/** Why a wrong idea or title is not the passage's. */
const ReadingReason = z.enum([
  "not-said",
  "contradicts",
  "too-narrow",
  "too-broad",
  "half-true",
  "wrong-cause",
  "wrong-time",
  "wrong-person",
  "overstates",
  "other-part",
]);

const wrongChoices = <Reason extends z.ZodType>(reason: Reason) =>
  z.array(z.strictObject({ text: Prose, reason })).length(3);

/** `proof` is the span of the passage that decides. */
const chosen = { right: Prose, proof: Prose, wrong: wrongChoices(ReadingReason) };

/** A passage with its six steps. */
export const ReadingSet = z.strictObject({
  ...own,
  name: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  kind: z.enum(["narrative", "expository"]),
  /** The first paragraph; a gap is `{right|wrong|wrong|wrong}`, the right word first. */
  opening: Prose,
  openingReasons: z.array(z.array(GapReason).length(3)).min(5).max(8),
  /** From the opening to the missing sentence, and from there to the end. */
  before: Prose,
  missing: Prose,
  missingWrong: wrongChoices(SentenceReason),
  after: Prose,
  highlights: z.array(z.strictObject({ question: Prose, answer: Prose })).length(2),
  idea: z.strictObject({ question: Prose, ...chosen }),
  title: z.strictObject(chosen),
});
export type ReadingSet = z.infer<typeof ReadingSet>;

/** A file of `content/bank/reading-sets`: sets of one level. */
export const ReadingSetFile = z.strictObject({ level: setLevel, sets: z.array(ReadingSet) });
export type ReadingSetFile = z.infer<typeof ReadingSetFile>;

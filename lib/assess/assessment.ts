import { z } from "zod";

import { cefrLevels } from "@/lib/core/cefr";
import { type WritingTask } from "@/lib/core/corrected-tasks";
import { editCategories, editKindNames } from "@/lib/core/edit-kinds";
import { noteCriteria, noteKindNames } from "@/lib/core/sample-notes";

/** A score of 10 to 160 and its range: the true one lies in it two times in three. */
export const Band = z.object({
  det: z.number().min(10).max(160),
  low: z.number().min(10).max(160),
  high: z.number().min(10).max(160),
});
export type Band = z.infer<typeof Band>;

/** Why a text or a recording has no score, or one that says less than usual. */
export const assessmentReasons = [
  "empty",
  "too-short",
  "gibberish",
  "copied-prompt",
  "other-language",
  "too-long",
  "repeated",
  "memorized",
  "off-topic",
  "partial-check",
  "model-failed",
  /** Of a recording: nobody speaks, the room is too loud, music or the like, nothing that could be understood. */
  "silent",
  "noisy",
  "no-speech",
  "unclear",
  /** Nothing here turns speech into text, or what does so failed: it is measured only. */
  "no-transcriber",
  "transcriber-failed",
] as const;
export type AssessmentReason = (typeof assessmentReasons)[number];

/** Places are UTF-16 offsets into the untouched text of a part, from `start` to before `end`. */
const Place = { part: z.int().min(0), start: z.int().min(0), end: z.int().min(0) };

export const Edit = z.object({
  id: z.string(),
  ...Place,
  original: z.string(),
  /** Empty: the words are to go. */
  replacement: z.string(),
  category: z.enum(editCategories),
  kind: z.enum(editKindNames),
  /** A word that shows it, such as the "yesterday" that asks for the past. */
  cue: z.string().optional(),
  /** What a model says in the reader's language, where one was asked; else the kind's sentence stands. */
  reason: z.string().optional(),
  /** In (0, 1]; below .5 it is offered as a hint. */
  confidence: z.number(),
  /** The rule that found it, such as `harper/RepeatedWords` or `learner/third-person-s`. */
  ruleId: z.string(),
});
export type Edit = z.infer<typeof Edit>;

/** What a criterion rests on: words of the text, and one of the sentences of `Samples.kinds`. */
export const Evidence = z.object({ ...Place, criterion: z.enum(noteCriteria), kind: z.enum(noteKindNames) });
export type Evidence = z.infer<typeof Evidence>;

export const Assessment = z.object({
  /** `limited`: a score that says less than usual, and takes no credit; `unscorable`: none. */
  status: z.enum(["scored", "limited", "unscorable"]),
  reasons: z.array(z.enum(assessmentReasons)),
  overall: Band.nullable(),
  criteria: z.partialRecord(z.enum(noteCriteria), Band),
  /** Of speech alone. */
  fluency: Band.nullable().optional(),
  cefr: z.enum(cefrLevels).nullable(),
  /** In the order of their places; they do not overlap. */
  edits: z.array(Edit),
  evidence: z.array(Evidence),
  /** By part: the text with these edits, or a model's own. */
  improved: z.array(z.object({ text: z.string(), appliedEditIds: z.array(z.string()) })),
  words: z.int(),
  features: z.record(z.string(), z.number()),
  /** `model` names what a hosted or local model was; null where the embedded engine alone answered. */
  engine: z.object({
    id: z.string(),
    version: z.string(),
    calibration: z.string(),
    model: z.string().nullable(),
  }),
});
export type Assessment = z.infer<typeof Assessment>;

/** Whose text it is, so that what is kept of it goes with it. */
export type TextOwner = { userId: string; correctionId: string };

export type WritingInput = {
  task: WritingTask;
  /** What was asked, by part; of a picture its description. Empty for a free text. */
  asked: readonly string[];
  /** What was written, by part: one, two for a task with a follow-up. */
  parts: readonly string[];
  /** The reader's language, for what a model says. */
  locale: string;
  /** Asks a model again, past what it answered to the same text; the embedded engine always answers alike. */
  isAnew?: boolean;
  owner?: TextOwner;
};

/**
 * Corrects and scores what was written. Never throws for what a text holds: it comes back limited or unscorable with its
 * reasons. Rejects with EngineFault only when it could not work at all, or `signal` aborts.
 */
export type WritingCorrector = {
  assess: (input: WritingInput, signal?: AbortSignal) => Promise<Assessment>;
  close: () => Promise<void>;
};

import "server-only";
import { z } from "zod";

import { Assessment, Band, Edit } from "@/lib/assess/assessment";
import { partStates, wordKinds } from "@/lib/assess/speech/speech-assessment";
import { freeCorrections } from "@/lib/core/correction-costs";
import { correctedTasks } from "@/lib/core/corrected-tasks";
import { editCategories, editKindNames, trainings } from "@/lib/core/edit-kinds";
import { practiceLevels } from "@/lib/questions/purpose";
import { noteCriteria } from "@/lib/core/sample-notes";
import { correctionCharges, resultFailures, resultStates } from "@/lib/db/schema/corrections";

const time = z.iso.datetime();
const count = z.int().min(0);

export const Task = z.enum(correctedTasks);

export const Picture = z.object({
  /** Where the picture is. */
  src: z.string(),
  alt: z.string(),
  /** For whoever cannot see it. */
  description: z.string(),
  /** Who is named below it; null where nobody is to be. */
  credit: z.string().nullable(),
});

/** A question as it is heard. */
export const Sound = z.object({ address: z.string(), spokenBy: z.enum(["computer", "person"]) });
export type Sound = z.infer<typeof Sound>;

/** What was asked: by part; the second part of a task with a follow-up is there once part one was handed in. */
export const Asked = z.object({
  /** As a title of a list; the beginning of what was asked or, where nothing was, of the text. */
  title: z.string(),
  parts: z.array(z.string()),
  /** By part: where it is heard; null for what is read. */
  sounds: z.array(Sound.nullable()),
  points: z.array(z.string()),
  picture: Picture.nullable(),
});
export type Asked = z.infer<typeof Asked>;

export const Queue = z.object({
  /** From 1: the next one. */
  position: z.int().min(1),
  waiting: z.int().min(1),
});

export const Difference = z.object({
  /** The correction it is compared with. */
  with: z.uuid(),
  /** Points the whole gained or lost; null where one of the two has no score. */
  points: z.number().nullable(),
  /** The same by criterion. */
  criteria: z.partialRecord(z.enum(noteCriteria), z.number()),
  before: Band.nullable(),
  words: z.int(),
  /** Of the one before: mistakes that are gone, and those that are still there. */
  fixed: z.array(Edit),
  kept: z.array(Edit),
  /** Ids of the edits of this one that the one before did not have. */
  newEditIds: z.array(z.string()),
  /** By part: the text before and now, in runs. */
  parts: z.array(z.array(z.object({ kind: z.enum(["same", "removed", "added"]), text: z.string() }))),
});
export type Difference = z.infer<typeof Difference>;

/** What to do about it: a course, or a practice set by its purpose. */
export const Drill = z.union([
  z.object({ kind: z.literal("course"), slug: z.string() }),
  z.object({
    kind: z.literal("practice"),
    purpose: z.string(),
    level: z.enum(practiceLevels),
    trains: z.enum(trainings),
  }),
]);

export type Drill = z.infer<typeof Drill>;

export const FirstToFix = z.object({
  criterion: z.enum(noteCriteria),
  /** Of the mistakes it is about; null where no mistake is marked. */
  category: z.enum(editCategories).nullable(),
  kind: z.enum(editKindNames).nullable(),
  editIds: z.array(z.string()),
  drill: Drill.nullable(),
});
export type FirstToFix = z.infer<typeof FirstToFix>;

/** Seconds of one recording. */
const SpokenPart = z.object({
  /** Whether somebody speaks in it, or why nothing of it counts. */
  state: z.enum(partStates),
  seconds: z.number(),
  speechSeconds: z.number(),
  /** Silence before the first word; null where none was said. */
  startsAfter: z.number().nullable().default(null),
});

const HeardWord = z.object({
  word: z.string(),
  /** In seconds from the beginning of its part's recording. */
  start: z.number(),
  end: z.number(),
  part: count,
  /** `filler`: "um"; `repeat`: said again at once. Neither stands in the texts. */
  kind: z.enum(wordKinds).default("word"),
  /** Where it stands in its part's text. */
  place: z.object({ start: count, end: count }).nullable().default(null),
});

export const SpeechMeasures = z.object({
  seconds: z.number(),
  speechSeconds: z.number(),
  /** By part, in their order; empty for what was measured before they were kept. */
  parts: z.array(SpokenPart).default([]),
  /** From and to, in seconds of all recordings one after the other. */
  pauses: z.array(z.object({ start: z.number(), end: z.number() })),
  wordsAMinute: z.number().nullable(),
  /** Of speech between two pauses, in seconds. */
  runSeconds: z.number().nullable().default(null),
  /** Rough: known without knowing a word. */
  syllablesASecond: z.number().nullable().default(null),
  fillers: count.nullable().default(null),
  /** Null where nothing turns speech into text. */
  transcript: z
    .object({
      text: z.string(),
      /** By part: what edits and evidence name places in. */
      texts: z.array(z.string()).default([]),
      words: z.array(HeardWord),
      /** `estimated`: words are spread over the speech between two pauses. */
      timing: z.enum(["recognized", "estimated"]).default("estimated"),
      engine: z.string(),
    })
    .nullable(),
});
export type SpeechMeasures = z.infer<typeof SpeechMeasures>;

export const Result = z.object({
  ...Assessment.shape,
  measures: SpeechMeasures.nullable(),
  firstToFix: FirstToFix.nullable(),
});
export type Result = z.infer<typeof Result>;

export const Part = z.object({
  text: z.string().nullable(),
  /** `src` is null once the recording is gone. */
  recording: z.object({ id: z.uuid(), src: z.string().nullable() }).nullable(),
});

/** `none`: nothing was to be paid. `released`: not taken, since there was no full score. `returned`: after a check. */
export const chargeStates = ["none", "reserved", "taken", "released", "returned"] as const;

const facts = {
  id: z.uuid(),
  task: Task,
  /** Of the authored prompts. */
  prompt: z.string().nullable(),
  title: z.string(),
  state: z.enum(resultStates),
  createdAt: time,
  settledAt: time.nullable(),
  words: count,
  overall: Band.nullable(),
  cefr: Assessment.shape.cefr,
  status: Assessment.shape.status.nullable(),
  /** How many mistakes are marked. */
  edits: count,
  revises: z.uuid().nullable(),
};

export const CorrectionSummary = z.object(facts);
export type CorrectionSummary = z.infer<typeof CorrectionSummary>;

export const CorrectionList = z.object({
  corrections: z.array(CorrectionSummary),
  /** For the next page; null at the end. */
  next: z.uuid().nullable(),
});
export type CorrectionPage = z.infer<typeof CorrectionList>;

export const DraftPart = z.object({ text: z.string() });
export const Draft = z.object({
  task: Task,
  /** Empty where there is none. */
  prompt: z.string(),
  /** The correction it is a better version of. */
  revises: z.uuid().nullable(),
  parts: z.array(DraftPart),
  isTimed: z.boolean(),
  millis: count,
  revision: count,
  savedAt: time,
});
export type Draft = z.infer<typeof Draft>;

export const Check = z.object({
  state: z.enum(resultStates),
  overall: Band.nullable(),
  /** The second score less the first. */
  points: z.number().nullable(),
  /** It lay outside the range: the credit is back. */
  isReturned: z.boolean(),
});

export const Correction = z.object({
  ...facts,
  asked: Asked,
  parts: z.array(Part),
  isTimed: z.boolean(),
  millis: count,
  queue: Queue.nullable(),
  /** How long it takes: what only our own engine does takes seconds. */
  wait: z.enum(["seconds", "minutes"]),
  failure: z.enum(resultFailures).nullable(),
  charge: z.object({
    by: z.enum(correctionCharges),
    state: z.enum(chargeStates),
    /** Why nothing is taken for it; null for what is paid, or may still be. */
    freeFor: z.enum(freeCorrections).nullable(),
  }),
  result: Result.nullable(),
  difference: Difference.nullable(),
  /** Free ones that are left, and until when; `until` is null where it cannot be revised. */
  revisions: z.object({ left: count, until: time.nullable() }),
  /** What is written of the next version. */
  draft: Draft.nullable(),
  /** Those of the same text, the first one too, in the order they were made. */
  versions: z.array(z.object({ id: z.uuid(), createdAt: time, overall: Band.nullable() })),
  check: Check.nullable(),
  /** A model scored it, and it was not asked again yet. */
  canCheck: z.boolean(),
  /** Only measured, and something here turns speech into text by now: it can be scored after all. */
  canScore: z.boolean(),
});
export type Correction = z.infer<typeof Correction>;

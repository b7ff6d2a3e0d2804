import "server-only";
import { z } from "zod";

import { skills } from "@/lib/questions/define-schema";
import { SetItem } from "@/lib/services/answers/views";
import { Asked } from "@/lib/services/corrections/views";
import { Kind, Multiplier, Skill, TaskName } from "@/lib/services/exams/views";

const time = z.iso.datetime();
const count = z.int().min(0);

/** As `lib/exam/report.ts` has it: a score, nineteen times in twenty between `low` and `high`, and its standard error. */
export const Estimate = z.object({
  score: z.number(),
  low: z.number(),
  high: z.number(),
  points: z.number(),
  error: z.number(),
});

const ofSkills = <Value extends z.ZodType>(value: Value) =>
  z.object({ reading: value, listening: value, speaking: value, writing: value });

export const Scores = z.object({
  overall: Estimate.nullable(),
  skills: ofSkills(Estimate.nullable()),
  integrated: z.object({
    literacy: Estimate.nullable(),
    comprehension: Estimate.nullable(),
    conversation: Estimate.nullable(),
    production: Estimate.nullable(),
  }),
  /** Skills whose answers were no better than guessing: they have the lowest score. */
  guessed: z.array(Skill),
  /** How many answers each skill rests on. */
  evidence: ofSkills(count),
  versions: z.object({
    blueprint: z.string(),
    scale: z.string(),
    measurement: z.string(),
    engines: z.string(),
  }),
});
export type Scores = z.infer<typeof Scores>;

/** `rushed`: far faster than anybody reads it. `late`: something came after its time and is not scored. */
export const answerFlags = ["rushed", "timed-out", "changed", "late", "skipped"] as const;
export const Flag = z.enum(answerFlags);

const Scored = z.discriminatedUnion("state", [
  z.object({ state: z.literal("share"), share: z.number() }),
  z.object({ state: z.literal("points"), points: z.number(), error: z.number().nullable() }),
  z.object({ state: z.literal("unscored") }),
]);

/** What an answer counts for; a conversation with its summary has two. */
export const ReportScore = z.object({
  task: TaskName,
  skill: Skill,
  score: Scored,
  /** Beside the other tasks that an engine scores for the skill; null where a key scores. */
  weight: z.number().nullable(),
  /** Of what was written or spoken and handed in. */
  correctionId: z.uuid().nullable(),
});

const ReportRecording = z.object({ id: z.uuid(), src: z.string() });

/** What came after its time: kept, and not scored. A recording has no text. */
export const LatePart = z.object({
  text: z.string().nullable(),
  recording: ReportRecording.nullable(),
  at: time,
});

export const ReportPart = z.object({
  asks: z.string(),
  text: z.string().nullable(),
  recording: ReportRecording.nullable(),
  seconds: z.number().nullable(),
  late: LatePart.nullable(),
});

export const ReportTask = z.object({
  index: count,
  task: TaskName,
  skill: Skill,
  begunAt: time.nullable(),
  /** Used, and the limit with the multiplier; `seconds` is null where nothing was begun. */
  seconds: z.number().nullable(),
  limit: z.number(),
  flags: z.array(Flag),
  scores: z.array(ReportScore),
  /** Questions with outcome, review and explanation, as practice shows them; several of a round. */
  items: z.array(
    z.object({
      position: count,
      id: z.string(),
      version: z.int(),
      /** Its difficulty in points of the scale; null where that is not measured. */
      difficulty: z.number().nullable(),
      seconds: z.number().nullable(),
      flags: z.array(Flag),
      view: SetItem,
      /** What came after its time, beside the key: kept, and not scored. */
      late: z.object({ at: time, view: SetItem }).nullable(),
    }),
  ),
  /** Of a task that is written or spoken. */
  open: z.object({ asked: Asked, parts: z.array(ReportPart) }).nullable(),
});
export type ReportTask = z.infer<typeof ReportTask>;

/** The ability after each observation of the sitting: what the plot of it draws. */
export const AbilityStep = z.object({
  /** Of the task in `tasks`. */
  index: count,
  /** `general` where one ability is behind all items. */
  of: z.enum([...skills, "general"]),
  difficulty: z.number(),
  share: z.number(),
  ability: z.object({ points: z.number(), error: z.number() }),
});

export const standings = ["stronger", "similar", "weaker"] as const;

export const ExamReport = z.object({
  id: z.uuid(),
  kind: Kind,
  startedAt: time,
  finishedAt: time,
  settledAt: time,
  multiplier: Multiplier,
  scores: Scores,
  /** Of a diagnostic: how each skill stands beside the other; null where too little speaks for it. */
  standings: ofSkills(z.enum(standings).nullable()).nullable(),
  /** Asked, and not scored here. */
  unscored: z.array(Skill),
  /** Where no clock ran: before a task, or between its parts or steps. */
  breaks: z.array(z.object({ before: count, from: time, until: time, seconds: z.number() })),
  /** Where nothing was heard of the device while a clock ran; null where that was not noted. */
  silences: z.array(z.object({ during: count, from: time, until: time, seconds: z.number() })).nullable(),
  tasks: z.array(ReportTask),
  abilities: z.array(AbilityStep),
});
export type ExamReportView = z.infer<typeof ExamReport>;

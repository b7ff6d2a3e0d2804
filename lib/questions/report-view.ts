import * as z from "zod/mini";

import { speakingTasks, writingTasks } from "@/lib/core/corrected-tasks";
import { type Skill, skills } from "@/lib/questions/define-schema";
import { questionTypes } from "@/lib/questions/types";

const time = z.iso.datetime();
const count = z.int().check(z.minimum(0));
const share = z.number().check(z.minimum(0), z.maximum(1));
const skill = z.enum(skills);

/** A score and the interval around it that holds what somebody is worth nineteen times in twenty. */
export const ScoreView = z.object({ score: z.number(), low: z.number(), high: z.number() });
export type ScoreView = z.infer<typeof ScoreView>;

export const integratedNames = ["literacy", "comprehension", "conversation", "production"] as const;
export type IntegratedName = (typeof integratedNames)[number];

const openTasks = writingTasks.filter((task) => task !== "free-text");
export const reportTasks = [...questionTypes, ...openTasks, ...speakingTasks] as const;
export type ReportTask = (typeof reportTasks)[number];
const task = z.enum(reportTasks);

/** What is worth saying of how an answer was given. */
export const answerMarks = ["rushed", "timed-out", "changed", "late", "skipped"] as const;
export type AnswerMark = (typeof answerMarks)[number];

/** Why a step comes next: the one fact that speaks for it. */
export const nextReasons = [
  "out-of-time",
  "weaker-skill",
  "below-expected",
  "lowest-skill",
  "lowest-task",
] as const;

const AnswerView = z.object({
  /** From 0, in the order of the sitting. */
  position: count,
  task,
  skill,
  state: z.enum(["share", "points", "pending", "unscored"]),
  /** Of what its key gives; null where an engine scores. */
  share: z.nullable(share),
  /** From 10 to 160, where an engine scores. */
  points: z.nullable(z.number()),
  seconds: z.nullable(z.number()),
  limitSeconds: z.nullable(z.number()),
  marks: z.array(z.enum(answerMarks)),
  correctionId: z.nullable(z.uuid()),
});
export type AnswerView = z.infer<typeof AnswerView>;

const TraceView = z.object({
  /** One ability behind all items has no skill. */
  skill: z.nullable(skill),
  /** What is thought of the ability after each answer, and how hard what was asked is, in points. */
  at: z.array(
    z.object({
      position: count,
      task,
      share,
      difficulty: z.number(),
      points: z.number(),
      low: z.number(),
      high: z.number(),
    }),
  ),
});
export type TraceView = z.infer<typeof TraceView>;

const EarlierView = z.object({
  id: z.string(),
  finishedAt: time,
  overall: ScoreView,
  /** Reports of three skills are a line of their own. */
  skillCount: z.int(),
  /** How the score of this sitting is beside it; null where the two cannot be compared. */
  change: z.nullable(z.enum(["higher", "lower", "similar"])),
});
export type EarlierView = z.infer<typeof EarlierView>;

/** All that a report says, ready to be drawn: keys, texts and names of the answers come apart. */
export const ReportView = z.object({
  blueprint: z.string(),
  measures: z.enum(["skills", "general"]),
  startedAt: time,
  finishedAt: time,
  /** Of an exam of one skill that skill's score. */
  overall: z.nullable(ScoreView),
  skills: z.record(skill, z.nullable(ScoreView)),
  integrated: z.record(z.enum(integratedNames), z.nullable(ScoreView)),
  /** How many of the four are scored. */
  skillCount: z.int(),
  /** The one skill that an exam of one skill asks; null where it asks more. */
  only: z.nullable(skill),
  /** Pairs that are further apart than chance makes them. */
  differences: z.array(z.object({ higher: skill, lower: skill })),
  guessed: z.array(skill),
  /** Skills whose own score says no more of them than the overall does, as simulated: no separate measurements. */
  asOverall: z._default(z.array(skill), []),
  evidence: z.array(
    z.object({
      skill,
      answers: count,
      tasks: z.array(
        z.object({ task, answers: count, share: z.nullable(share), points: z.nullable(z.number()) }),
      ),
    }),
  ),
  answers: z.array(AnswerView),
  traces: z.array(TraceView),
  earlier: z.array(EarlierView),
  next: z.nullable(
    z.object({
      reason: z.enum(nextReasons),
      skill,
      task,
      /** What the task earned, and what was to be expected of it; for `below-expected`. */
      share: z.nullable(share),
      expected: z.nullable(share),
      /** How many answers ran out of time; for `out-of-time`. */
      count: z.nullable(count),
    }),
  ),
  /** Sentences that the learner or a published sample wrote before. */
  repeated: z.array(
    z.object({ position: count, from: z.enum(["own", "sample"]), sentences: z.array(z.string()) }),
  ),
  /** By how much the clocks were longer; null without clocks. 1 as the test has it. */
  timing: z.nullable(z.number()),
  /** Null where they are not told. */
  breaks: z.nullable(z.array(z.object({ at: time, seconds: count }))),
  /** How long nothing was heard of the device while an answer's clock ran; null where it is not known, or not told. */
  silences: z._default(z.nullable(z.array(z.object({ position: count, task, seconds: count }))), null),
  versions: z.object({
    blueprint: z.string(),
    scale: z.string(),
    cefr: z.string(),
    measurement: z.string(),
    engines: z.string(),
  }),
});
export type ReportView = z.infer<typeof ReportView>;

/** Skills that an overall rests on where not all four are scored; null where all are, or where there is no mean of skills. */
export function skillsBehind({ overall, measures, only, skills: own }: ReportView): Skill[] | null {
  if (!overall || only || measures === "general") return null;
  const scored = skills.filter((each) => own[each] !== null);
  return scored.length < skills.length ? scored : null;
}

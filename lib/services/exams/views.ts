import "server-only";
import { z } from "zod";

import { correctedTasks } from "@/lib/core/corrected-tasks";
import { examKinds, examStates, timeMultipliers } from "@/lib/core/exam-kinds";
import { skills } from "@/lib/questions/define-schema";
import { questionTypes } from "@/lib/questions/types";
import { SetItem } from "@/lib/services/answers/views";
import { Picture } from "@/lib/services/corrections/views";

const time = z.iso.datetime();
const count = z.int().min(0);
const seconds = z.number().min(0);

export const Kind = z.enum(examKinds);
export const Skill = z.enum(skills);
/** A question type, or a task that is written or spoken. */
export const TaskName = z.enum([...questionTypes, ...correctedTasks]);
export const Multiplier = z.literal([...timeMultipliers]);

/** What pays: a mock exam, so many corrections, one of the day's questions, or nothing. */
export const chargedBy = ["exam", "correct", "quota", "free"] as const;
export const Cost = z.object({ by: z.enum(chargedBy), credits: count });
export type Cost = z.infer<typeof Cost>;

/** A row of tasks of one kind: where somebody is, `done` of `count`. */
export const Section = z.object({ task: TaskName, skill: Skill, count, done: count });
export type Section = z.infer<typeof Section>;

/** Why one cannot be started now; `open` where it can. `unheard`: nothing here turns its speech into text. */
export const availabilities = [
  "open",
  "running",
  "account-needed",
  "no-credit",
  "quota-used",
  "short",
  "unheard",
] as const;

/** What may be started, with everything that has to be said before. */
export const ExamOffer = z.object({
  kind: Kind,
  blueprint: z.object({ id: z.string(), version: z.string() }),
  /** What a middling learner takes, and what all limits make with what lies between the items; at standard time. */
  seconds: z.object({ usual: seconds, most: seconds }),
  sections: z.array(Section),
  cost: Cost,
  /** Credits of its kind that are left; null where none are counted. */
  creditsLeft: count.nullable(),
  availability: z.enum(availabilities),
  /** The one that is not over yet. */
  openId: z.uuid().nullable(),
  /** Tasks that the bank has too little of for this learner. */
  shortage: z.array(TaskName),
  /** Skills that are asked and not scored here; the report rests on the others. */
  unscored: z.array(Skill),
});
export type ExamOffer = z.infer<typeof ExamOffer>;

/** A moment from which a clock runs: first to prepare, then to answer. `deadlineAt` is the server's. */
const clock = {
  prepare: seconds,
  seconds,
  openedAt: time.nullable(),
  deadlineAt: time.nullable(),
};

/** One box or one recording of a task that is written or spoken. */
export const OpenPart = z.object({
  part: count,
  state: z.enum(["waiting", "open", "done"]),
  /** What is read; of what is only heard, for who cannot hear it. Null before its clock runs. */
  asks: z.string().nullable(),
  /** What is heard once; null where it is read, and before its clock runs. */
  sound: z.object({ address: z.string(), spokenBy: z.enum(["computer", "person"]) }).nullable(),
  ...clock,
  /** The newest that the server has, with the number of its save; null before the first one. */
  saved: z
    .object({
      revision: count,
      text: z.string().nullable(),
      recording: z.uuid().nullable(),
      savedAt: time,
    })
    .nullable(),
});
export type OpenPart = z.infer<typeof OpenPart>;

const taskFacts = {
  /** From 0, of `tasks`. */
  index: count,
  task: TaskName,
  skill: Skill,
  /** `waiting`: chosen, its content comes with `begin`. `running`: on the screen. */
  state: z.enum(["waiting", "running"]),
  /** Where among its like: `of` in this section. */
  place: z.object({ number: z.int().min(1), of: z.int().min(1) }),
  /** Time to prepare and the limit, of all its steps, with the multiplier. */
  prepare: seconds,
  seconds,
  /** Since when it is on the screen; when its clock ends, null before it runs; and until when what was entered may arrive. */
  begunAt: time.nullable(),
  deadlineAt: time.nullable(),
  graceUntil: time.nullable(),
};

/** Questions exactly as practice has them. Calls name an item by its `position`, a step by its `step`. */
export const QuestionTask = z.object({
  kind: z.literal("question"),
  ...taskFacts,
  /** One, or all of a round; none before it has begun. */
  items: z.array(SetItem),
  isRound: z.boolean(),
});

/** A writing or speaking task. Calls name it by `position`, a part by its `part` as `step`. */
export const OpenTask = z.object({
  kind: z.literal("open"),
  ...taskFacts,
  position: count,
  isSpoken: z.boolean(),
  points: z.array(z.string()),
  picture: Picture.nullable(),
  /** None before it has begun; the next one comes when the one before it was handed in. */
  parts: z.array(OpenPart),
  partCount: count,
});

export const ExamTask = z.discriminatedUnion("kind", [QuestionTask, OpenTask]);
export type ExamTaskView = z.infer<typeof ExamTask>;

/** `back`: it was given back, since there is no score. */
export const chargeStates = ["none", "reserved", "taken", "back"] as const;

const facts = {
  id: z.uuid(),
  kind: Kind,
  state: z.enum(examStates),
  multiplier: Multiplier,
  createdAt: time,
  startedAt: time.nullable(),
  /** When the last answer was handed in, or it was ended. */
  finishedAt: time.nullable(),
  /** When the report was there, or it was clear that none comes. */
  settledAt: time.nullable(),
};

const Score = z.object({ score: z.number(), low: z.number(), high: z.number() });

/** One of a list. */
export const ExamSummary = z.object({
  ...facts,
  overall: Score.nullable(),
  skills: z.object({
    reading: Score.nullable(),
    listening: Score.nullable(),
    speaking: Score.nullable(),
    writing: Score.nullable(),
  }),
  /** Overall and plots put only sittings on one line that measured the same skills. */
  measured: z.array(Skill),
  hasReport: z.boolean(),
});
export type ExamSummary = z.infer<typeof ExamSummary>;

export const ExamList = z.object({
  offers: z.array(ExamOffer),
  sittings: z.array(ExamSummary),
  now: time,
});
export type ExamList = z.infer<typeof ExamList>;

/** A sitting as its owner sees it, in the tab that asks. `now` is the server's time: deadlines are measured by it. */
export const Exam = z.object({
  ...facts,
  now: time,
  /** One tab answers, the others look on until they take it over. */
  hold: z.object({ isMine: z.boolean(), isTaken: z.boolean() }),
  sections: z.array(Section),
  /** Of all tasks: how many are over. */
  tasks: z.object({ done: count, count }),
  task: ExamTask.nullable(),
  /** What is not begun until then is not begun any more; null once it is over. */
  waitsUntil: time.nullable(),
  /** Half of the blueprint is answered: ended now, it has a score. */
  isPastHalf: z.boolean(),
  /** Skills that have no score if it is ended now. */
  scoreless: z.array(Skill),
  charge: z.object({
    ...Cost.shape,
    state: z.enum(chargeStates),
    /** Given up now, its credit would go back. */
    comesBack: z.boolean(),
  }),
  unscored: z.array(Skill),
  /** Answers that an engine scores; null before the end. `until`: then the credit goes back. */
  scoring: z.object({ done: count, count, until: time }).nullable(),
  hasReport: z.boolean(),
});
export type Exam = z.infer<typeof Exam>;

/** `isKept` is false when a newer save was there already. */
export const SaveReply = z.object({ isKept: z.boolean(), revision: count, now: time });
export type SaveReply = z.infer<typeof SaveReply>;

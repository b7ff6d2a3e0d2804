import "server-only";
import { z } from "zod";

import { noteLength } from "@/lib/core/report-note";
import { Outcome } from "@/lib/questions/outcome";
import { questionTypes } from "@/lib/questions/types";
import { SetItem } from "@/lib/services/answers/views";
import { ReportKind, ReportStatus } from "@/lib/services/reports/views";

const time = z.iso.datetime();
const whole = z.number().int();
const Type = z.enum(questionTypes);

/** A reason that a learner reads, or that the log keeps. */
export const Reason = z.string().trim().min(1).max(noteLength);

export const Decision = z.object({
  accepts: z.boolean(),
  why: Reason,
  /** Of a report that something is wrong: the answer counts in full all the same. */
  mends: z.boolean().default(false),
  /** The same answer of all other learners to this version counts, too. */
  same: z.boolean().default(false),
  /** The question leaves all sets to come. */
  holds: z.boolean().default(false),
});
export type Decision = z.infer<typeof Decision>;

export const Room = z.object({ email: z.string(), until: time.nullable() });

const reportFacts = {
  id: z.uuid(),
  kind: ReportKind,
  type: Type,
  itemId: z.string(),
  itemVersion: whole,
  note: z.string(),
  status: ReportStatus,
  decidedBy: z.string().nullable(),
  why: z.string().nullable(),
  createdAt: time,
  decidedAt: time.nullable(),
};

export const QueueEntry = z.object({
  ...reportFacts,
  /** Open reports of the same question, this one left out. */
  others: whole,
});
export const Queue = z.object({ reports: z.array(QueueEntry), total: whole, page: whole, size: whole });
export type Queue = z.infer<typeof Queue>;

export const ReportFile = z.object({
  report: z.object({ ...reportFacts, setId: z.uuid(), position: whole, step: whole }),
  /** The question as the learner had it, with answer and review. */
  item: SetItem,
  keys: z.array(z.object({ step: whole, kind: z.string(), key: z.unknown() })),
  answer: z.unknown(),
  outcome: Outcome,
  /** The version that is published now; null without one. */
  published: whole.nullable(),
  hold: z.object({ heldBy: z.string(), why: z.string(), heldAt: time }).nullable(),
  others: z.array(
    z.object({ id: z.uuid(), kind: ReportKind, note: z.string(), status: ReportStatus, createdAt: time }),
  ),
  /** Other learners who gave the same answer to this version and lost points. */
  same: whole,
});
export type ReportFile = z.infer<typeof ReportFile>;

const served = { itemId: z.string(), type: Type, times: whole };

export const BankFigures = z.object({
  counts: z.array(
    z.object({
      type: Type,
      level: z.string(),
      status: z.enum(["published", "waiting", "held", "retired"]),
      items: whole,
    }),
  ),
  /** Published questions by how often they stand in a set. */
  exposure: z.array(z.object({ type: Type, from: whole, to: whole.nullable(), items: whole })),
  mostServed: z.array(z.object(served)),
  reports: z.array(z.object({ type: Type, kind: ReportKind, status: ReportStatus, reports: whole })),
  flagged: z.array(z.object({ itemId: z.string(), type: Type, open: whole, times: whole })),
  holds: z.array(
    z.object({ itemId: z.string(), type: Type, heldBy: z.string(), why: z.string(), heldAt: time }),
  ),
});
export type BankFigures = z.infer<typeof BankFigures>;

export const BankMeasures = z.object({
  /** What the published questions of a task tell together of an ability, by score. */
  information: z.array(
    z.object({ type: Type, points: z.array(z.object({ score: whole, value: z.number() })) }),
  ),
  /** How many of them have parameters from responses. */
  calibrated: z.array(z.object({ type: Type, items: whole, calibrated: whole, responses: whole })),
  lastRun: z.object({ ranAt: time, collected: whole, calibrated: whole, flagged: whole }).nullable(),
  /** Mock exams that ended with a report, and how many have to be there before their times are called measured. */
  sittings: z.object({ done: whole, needed: whole }),
  flags: z.array(
    z.object({
      id: z.uuid(),
      itemId: z.string(),
      type: Type,
      context: z.enum(["practice", "exam"]),
      kind: z.enum(["discrimination", "drift", "language"]),
      /** As a code; empty for other kinds. */
      language: z.string(),
      value: z.number(),
      responses: whole,
      foundAt: time,
    }),
  ),
});
export type BankMeasures = z.infer<typeof BankMeasures>;

export const FlagDecision = z.object({ confirms: z.boolean(), why: Reason });
export type FlagDecision = z.infer<typeof FlagDecision>;

export const ActPage = z.object({
  acts: z.array(
    z.object({
      id: z.uuid(),
      who: z.string(),
      act: z.string(),
      subject: z.string(),
      why: z.string(),
      at: time,
    }),
  ),
  total: whole,
  page: whole,
  size: whole,
});
export type ActPage = z.infer<typeof ActPage>;

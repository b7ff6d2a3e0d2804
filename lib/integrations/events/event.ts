import { z } from "zod";

/** What processes tell each other. Ids only: an event passes the database, in less than 8 KB. */
export const AppEvent = z.discriminatedUnion("kind", [
  /** A job was added: its workers need not wait for their next look. */
  z.strictObject({ kind: z.literal("job.added"), job: z.string() }),
  /** How far the work for somebody is, from 0 to 1; `subject` is what it works on. */
  z.strictObject({
    kind: z.literal("job.progress"),
    job: z.string(),
    jobId: z.string(),
    userId: z.string(),
    subject: z.string(),
    share: z.number(),
  }),
  /** The outcome of an answer is there or was mended; `contextId` is its set, exam or correction. */
  z.strictObject({
    kind: z.literal("outcome.settled"),
    userId: z.string(),
    answerId: z.string(),
    contextId: z.string(),
    position: z.number(),
    step: z.number(),
  }),
  /** A correction is done or failed; `round` 1: the check of one. */
  z.strictObject({
    kind: z.literal("correction.settled"),
    userId: z.string(),
    correctionId: z.string(),
    round: z.number(),
    state: z.enum(["done", "failed"]),
  }),
  /** A sitting has its report, or never gets one. */
  z.strictObject({
    kind: z.literal("exam.settled"),
    userId: z.string(),
    examId: z.string(),
    state: z.enum(["done", "failed"]),
  }),
  /** What somebody wrote in a correction was deleted; without one: all they ever wrote. Nothing is kept of it anywhere. */
  z.strictObject({
    kind: z.literal("writing.deleted"),
    userId: z.string(),
    correctionId: z.string().nullable(),
  }),
  /** Items were published or retired: figures of the bank are other ones. */
  z.strictObject({ kind: z.literal("bank.changed") }),
  /** Public pages with one of these tags show something old; `by` has seen to its own. */
  z.strictObject({ kind: z.literal("pages.expired"), by: z.string(), tags: z.array(z.string()) }),
]);

export type AppEvent = z.infer<typeof AppEvent>;
export type EventKind = AppEvent["kind"];
export type EventOf<Kind extends EventKind> = Extract<AppEvent, { kind: Kind }>;

/** A kind, and the fields an event must have. */
export type EventFilter<Kind extends EventKind> = { kind: Kind } & Partial<
  Omit<Extract<EventOf<Kind>, { kind: Kind }>, "kind" | "tags">
>;

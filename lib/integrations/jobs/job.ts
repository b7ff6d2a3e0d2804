import "server-only";
import type { z } from "zod";

/** One run of a job; `number` begins at 1 and grows with every run. */
export type Attempt = { readonly job: string; readonly id: string; readonly number: number };

/** Whom the progress of a job is told to, and of what (an answer, a correction). */
export type Concerns = { userId: string; subject: string };

export type JobCall = {
  /** Aborted when the attempt has run out of time, has lost its job, or the process stops. */
  signal: AbortSignal;
  /** For `holdJob`, in the transaction that stores the result. */
  attempt: Attempt;
  /** No attempt follows this one. */
  isLast: boolean;
  /** Tells the learner how far the work is, from 0 to 1. Never fails. */
  progress: (share: number, concerns: Concerns) => Promise<void>;
};

export type GivenUpCall = {
  signal: AbortSignal;
  attempt: Attempt;
  /** The failed job and how often it was tried. */
  gaveUp: { id: string; attempts: number };
};

export type JobPolicy<Data> = {
  /** How often the job is tried again. */
  retries: number;
  /** Seconds before the first retry; doubled each time, with some chance, up to `most`. */
  backoff: { first: number; most: number };
  /** Seconds an attempt may take. */
  expiry: number;
  /** Seconds without a sign of life after which the job is taken from its worker; 10 at least. */
  heartbeat: number;
  /** Runs at once in one process. */
  concurrency: number;
  /** The higher, the sooner; 0 unless said. */
  priority?: number;
  /** At most `atOnce` jobs of a group run at the same time, in all processes. */
  group?: { of: (data: Data) => string; atOnce: number };
  /** A second job of the same key is not added while one waits. */
  key?: (data: Data) => string;
  /** Cron, in UTC; the job then carries no data, and one waits and one runs at most. */
  schedule?: string;
};

/** What is sent when the job is added. */
export type JobToSend = { data: object; priority: number; key?: string; group?: string };

/** A job as it is added. */
export type SendableJob<Data> = { readonly name: string; toSend: (data: Data) => JobToSend };

/** A job as the workers know it: what it carries is parsed when it runs. */
export type RunnableJob<Context> = {
  readonly name: string;
  readonly policy: Omit<JobPolicy<never>, "group" | "key"> & { groupAtOnce: number | null; isKeyed: boolean };
  run: (data: unknown, call: JobCall & Context) => Promise<void>;
  onGivenUp: ((data: unknown, call: GivenUpCall & Context) => Promise<void>) | null;
};

export type Job<Name extends string, Data, Context> = SendableJob<Data> &
  RunnableJob<Context> & { readonly name: Name };

export type JobSettings<Name extends string, Schema extends z.ZodType<object>, Context> = {
  name: Name;
  /** Ids only, so that nothing personal lies in the queue. */
  schema: Schema;
  policy: JobPolicy<z.output<Schema>>;
  run: (data: z.output<Schema>, call: JobCall & Context) => Promise<void>;
  /** Runs once no attempt is left, also after a killed worker; tried again itself. */
  onGivenUp?: (data: z.output<Schema>, call: GivenUpCall & Context) => Promise<void>;
};

export function makeJob<Name extends string, Schema extends z.ZodType<object>, Context>(
  settings: JobSettings<Name, Schema, Context>,
): Job<Name, z.input<Schema>, Context> {
  const { name, schema, policy, run, onGivenUp } = settings;
  const { group, key, ...plain } = policy;
  return {
    name,
    policy: { ...plain, groupAtOnce: group?.atOnce ?? null, isKeyed: key !== undefined },
    toSend(given) {
      const data = schema.parse(given);
      return {
        data,
        priority: policy.priority ?? 0,
        ...(key ? { key: key(data) } : {}),
        ...(group ? { group: group.of(data) } : {}),
      };
    },
    run: (data, call) => run(schema.parse(data), call),
    onGivenUp: onGivenUp ? (data, call) => onGivenUp(schema.parse(data), call) : null,
  };
}

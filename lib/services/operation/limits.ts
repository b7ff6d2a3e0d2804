import "server-only";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";

import { AppError } from "@/lib/core/errors";
import { sign } from "@/lib/core/signing";
import type { OpenDatabase } from "@/lib/db/database";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How often something may happen, for one subject, in how many seconds. `address` is a requester: an IPv4 address or
 * an IPv6 /64. `person` is somebody's e-mail address as one requester names it, so that nobody uses up another's.
 */
export const limitRules = {
  "login.person": { points: 10, seconds: hour },
  "login.address": { points: 100, seconds: day },
  "code.pause": { points: 1, seconds: minute },
  "code.person": { points: 10, seconds: day },
  "code.address": { points: 60, seconds: hour },
  /** All requesters together, for one purpose: what a mailbox must bear. Soon over, so that no owner waits for long. */
  "code.email": { points: 20, seconds: hour },
  "try.address": { points: 100, seconds: day },
  "register.address": { points: 600, seconds: day },
  "guest.address": { points: 300, seconds: hour },
  "refresh.address": { points: 1_200, seconds: hour },
  "search.address": { points: 240, seconds: 60 },
  "contact.address": { points: 10, seconds: hour },
  "view.address": { points: 240, seconds: 60 },
  "shared.address": { points: 120, seconds: 60 },
  "link.user": { points: 60, seconds: hour },
  "official.user": { points: 30, seconds: hour },
  "pdf.user": { points: 60, seconds: hour },
  "set.user": { points: 240, seconds: hour },
  "word.user": { points: 600, seconds: hour },
  "card.user": { points: 1_200, seconds: hour },
  "plan.user": { points: 240, seconds: hour },
  "review.user": { points: 3_600, seconds: hour },
  "correction.user": { points: 120, seconds: hour },
  "exam.user": { points: 60, seconds: hour },
  /** Of a conversation: each may have something listen to an answer. */
  "question.user": { points: 240, seconds: hour },
  "draft.user": { points: 3_600, seconds: hour },
  "consent.user": { points: 60, seconds: hour },
  /** In KiB: an hour of reading aloud, and a household's. */
  "upload.user": { points: 65_536, seconds: hour },
  "upload.address": { points: 409_600, seconds: hour },
  "report.user": { points: 20, seconds: day },
  /** A signed message counts once; it is too old to be sent again before this is forgotten. */
  "webhook.once": { points: 1, seconds: 900 },
  "withdraw.user": { points: 30, seconds: hour },
  "withdraw.address": { points: 10, seconds: hour },
  /** As with codes: what a mailbox must bear, soon over, so that no buyer waits for long. */
  "withdraw.email": { points: 20, seconds: hour },
  "password.user": { points: 10, seconds: hour },
  "export.user": { points: 20, seconds: hour },
  "checkout.user": { points: 30, seconds: hour },
} as const;

export type LimitName = keyof typeof limitRules;

export type Limits = {
  /**
   * Counts one more and says how many that are; throws `request/too-many` with the time to wait once the limit is
   * passed.
   */
  consume: (name: LimitName, subject: string, points?: number) => Promise<number>;
  /** Takes back what was counted for something that turned out well. */
  restore: (name: LimitName, subject: string, points?: number) => Promise<void>;
  clear: (name: LimitName, subject: string) => Promise<void>;
};

/** Shared by all processes on PostgreSQL; in memory on the embedded database, and when the shared one fails. */
export function createLimits(database: OpenDatabase, key: Buffer): Limits {
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  for (const [name, rule] of Object.entries(limitRules)) {
    const options = { keyPrefix: name, points: rule.points, duration: rule.seconds };
    const memory = new RateLimiterMemory(options);
    if (isLimitName(name))
      limiters.set(name, database.pool ? shared(database.pool, options, memory) : memory);
  }

  function limiter(name: LimitName) {
    const found = limiters.get(name);
    if (!found) throw new Error(`There is no limit ${name}.`);
    return found;
  }
  /** Addresses of people do not lie in the table. */
  const hide = (subject: string) => sign(key, subject);

  return {
    async consume(name, subject, points = 1) {
      try {
        return (await limiter(name).consume(hide(subject), points)).consumedPoints;
      } catch (cause) {
        if (!(cause instanceof RateLimiterRes)) throw cause;
        throw new AppError("request/too-many", { retryAfter: Math.max(1, cause.msBeforeNext / 1_000) });
      }
    },
    async restore(name, subject, points = 1) {
      await limiter(name).reward(hide(subject), points);
    },
    async clear(name, subject) {
      await limiter(name).delete(hide(subject));
    },
  };
}

function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(limitRules, name);
}

function shared(
  storeClient: NonNullable<OpenDatabase["pool"]>,
  options: { keyPrefix: string; points: number; duration: number },
  insuranceLimiter: RateLimiterMemory,
) {
  return new RateLimiterPostgres({
    ...options,
    storeClient,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter,
  });
}

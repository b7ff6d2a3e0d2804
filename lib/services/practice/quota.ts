import "server-only";
import { and, eq, inArray, lt, sql } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { dailyQuestions } from "@/lib/core/free-use";
import { sign } from "@/lib/core/signing";
import type { Executor, Transaction } from "@/lib/db/database";
import { practiceQuota } from "@/lib/db/schema/practice";
import { readPremiumEnd } from "@/lib/services/billing/read-balance";
import { addressRange } from "@/lib/services/operation/address-range";
import type { Quota } from "@/lib/services/practice/views";
import type { UserCtx } from "@/lib/services/runtime";

export type Allowance = {
  day: string;
  resetsAt: Date;
  isPremium: boolean;
  /** Each is counted; the first is the person. */
  shares: [Share, ...Share[]];
  /** How many of a type make a round; undefined for a type without. */
  roundSize: (type: string) => number | undefined;
};
type Share = { subject: string; limit: number };

/** How many questions the caller may begin today, and what they are counted against. */
export async function readAllowance(executor: Executor, ctx: UserCtx): Promise<Allowance> {
  const now = ctx.runtime.now();
  const day = now.toISOString().slice(0, 10);
  const resetsAt = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000);
  const { userId, temp } = ctx.actor;
  const subject = `user:${userId}`;
  const roundSize = (type: string) => ctx.runtime.questions.find(type).schema.round;
  const common = { day, resetsAt, roundSize };
  if (temp) {
    const range: Share = { subject: rangeSubject(ctx, day), limit: dailyQuestions.guestRange };
    return { ...common, isPremium: false, shares: [{ subject, limit: dailyQuestions.guest }, range] };
  }
  const isPremium = (await readPremiumEnd(executor, userId, now)) !== null;
  const limit = isPremium ? dailyQuestions.premium : dailyQuestions.account;
  return { ...common, isPremium, shares: [{ subject, limit }] };
}

/** The day is part of the key: nobody can follow an address range over days, nor read it from the table. */
function rangeSubject(ctx: UserCtx, day: string) {
  const key = ctx.runtime.secrets(`practice-quota ${day}`);
  return `net:${sign(key, addressRange(ctx.ip))}`;
}

/** What begins: an item, or all items of a round. */
type Begun = { type: string; isRound: boolean };

/**
 * Counts what begins: one question, but only the first of as many items one by one as make a round. Throws
 * `practice/daily-limit`, which must roll the transaction back, once a share is used up.
 */
export async function takeQuestion(tx: Transaction, allowance: Allowance, begun: Begun): Promise<Quota> {
  if (begun.isRound || !(await isCounted(tx, allowance, begun)))
    for (const { subject, limit } of allowance.shares) {
      const used = await countOne(tx, { subject, day: allowance.day, type: "" }, limit);
      if (used === null) throw new AppError("practice/daily-limit");
    }
  return readQuota(tx, allowance);
}

/** Whether an item of a type that is done in rounds is one of those that were counted with an earlier one. */
async function isCounted(
  tx: Transaction,
  { shares: [{ subject }], day, roundSize }: Allowance,
  { type }: Begun,
) {
  const size = roundSize(type);
  if (size === undefined) return false;
  const used = await countOne(tx, { subject, day, type }, null);
  return used !== null && (used - 1) % size !== 0;
}

type Counter = { subject: string; day: string; type: string };

/** One statement counts and checks, so that calls at once cannot pass the limit; null at the limit. */
async function countOne(tx: Transaction, counter: Counter, limit: number | null) {
  const [row] = await tx
    .insert(practiceQuota)
    .values({ ...counter, used: 1 })
    .onConflictDoUpdate({
      target: [practiceQuota.subject, practiceQuota.day, practiceQuota.type],
      set: { used: sql`${practiceQuota.used} + 1` },
      ...(limit !== null && { setWhere: lt(practiceQuota.used, limit) }),
    })
    .returning({ used: practiceQuota.used });
  return row?.used ?? null;
}

export async function readQuota(executor: Executor, allowance: Allowance): Promise<Quota> {
  const { shares, isPremium, resetsAt, roundSize } = allowance;
  const [person] = shares;
  const subjects = shares.map(({ subject }) => subject);
  const rows = await executor
    .select()
    .from(practiceQuota)
    .where(and(inArray(practiceQuota.subject, subjects), eq(practiceQuota.day, allowance.day)));
  const usedOf = (of: string) => rows.find(({ subject, type }) => subject === of && type === "")?.used ?? 0;
  // As far as the address range leaves the person room.
  const left = Math.max(0, Math.min(...shares.map(({ subject, limit }) => limit - usedOf(subject))));
  const paid = rows.flatMap(({ type, used }) => {
    const size = type === "" ? undefined : roundSize(type);
    return size === undefined ? [] : [[type, (size - (used % size)) % size] as const];
  });
  return {
    limit: isPremium ? null : person.limit,
    used: isPremium ? usedOf(person.subject) : person.limit - left,
    paid: Object.fromEntries(paid),
    resetsAt: resetsAt.toISOString(),
  };
}

import "server-only";
import { and, eq, inArray, lt, sql } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { dailyQuestions } from "@/lib/core/free-use";
import { sign } from "@/lib/core/signing";
import type { Executor, Transaction } from "@/lib/db/database";
import { practiceQuota } from "@/lib/db/schema/practice";
import { readBalance } from "@/lib/services/billing/read-balance";
import { addressRange } from "@/lib/services/operation/address-range";
import type { Quota } from "@/lib/services/practice/views";
import type { UserCtx } from "@/lib/services/runtime";

export type Allowance = {
  day: string;
  resetsAt: Date;
  isPremium: boolean;
  /** Each is counted; the first is the person. */
  shares: [Share, ...Share[]];
};
type Share = { subject: string; limit: number };

/** How many questions the caller may begin today, and what they are counted against. */
export async function readAllowance(executor: Executor, ctx: UserCtx): Promise<Allowance> {
  const now = ctx.runtime.now();
  const day = now.toISOString().slice(0, 10);
  const resetsAt = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000);
  const { userId, temp } = ctx.actor;
  const subject = `user:${userId}`;
  if (temp) {
    const range: Share = { subject: rangeSubject(ctx, day), limit: dailyQuestions.guestRange };
    return { day, resetsAt, isPremium: false, shares: [{ subject, limit: dailyQuestions.guest }, range] };
  }
  const isPremium = (await readBalance(executor, userId, now)).vipEndTime !== null;
  const limit = isPremium ? dailyQuestions.premium : dailyQuestions.account;
  return { day, resetsAt, isPremium, shares: [{ subject, limit }] };
}

/** The day is part of the key: nobody can follow an address range over days, nor read it from the table. */
function rangeSubject(ctx: UserCtx, day: string) {
  const key = ctx.runtime.secrets(`practice-quota ${day}`);
  return `net:${sign(key, addressRange(ctx.ip))}`;
}

/** Counts one question. Throws `practice/daily-limit`, which must roll the transaction back, once a share is used up. */
export async function takeQuestion(tx: Transaction, allowance: Allowance): Promise<Quota> {
  const used: number[] = [];
  for (const { subject, limit } of allowance.shares) {
    const [row] = await tx
      .insert(practiceQuota)
      .values({ subject, day: allowance.day, used: 1 })
      .onConflictDoUpdate({
        target: [practiceQuota.subject, practiceQuota.day],
        set: { used: sql`${practiceQuota.used} + 1` },
        setWhere: lt(practiceQuota.used, limit),
      })
      .returning({ used: practiceQuota.used });
    if (!row) throw new AppError("practice/daily-limit");
    used.push(row.used);
  }
  return describe(allowance, used);
}

export async function readQuota(executor: Executor, allowance: Allowance): Promise<Quota> {
  const subjects = allowance.shares.map(({ subject }) => subject);
  const rows = await executor
    .select({ subject: practiceQuota.subject, used: practiceQuota.used })
    .from(practiceQuota)
    .where(and(inArray(practiceQuota.subject, subjects), eq(practiceQuota.day, allowance.day)));
  return describe(
    allowance,
    subjects.map((subject) => rows.find((row) => row.subject === subject)?.used ?? 0),
  );
}

/** The figures of the person, as far as the address range leaves them room. */
function describe({ shares, isPremium, resetsAt }: Allowance, used: number[]): Quota {
  const [person] = shares;
  const left = Math.max(0, Math.min(...shares.map(({ limit }, index) => limit - (used[index] ?? 0))));
  return {
    limit: isPremium ? null : person.limit,
    used: isPremium ? (used[0] ?? 0) : person.limit - left,
    resetsAt: resetsAt.toISOString(),
  };
}

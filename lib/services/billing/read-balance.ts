import "server-only";

import type { Executor } from "@/lib/db/database";
import { type DayGrant, readDayGrants, readOpenCredits } from "@/lib/services/billing/read-grants";
import { unlimitedGrantAt } from "@/lib/services/billing/unlimited-correction";
import { stackVip } from "@/lib/services/billing/vip-intervals";

export type Balance = {
  /** The end of Premium; null when it is not running. */
  vipEndTime: Date | null;
  examNum: number;
  correctNum: number;
  correctUnlimited: boolean;
};

function premiumEndOf(days: readonly DayGrant[], now: Date): Date | null {
  const running = stackVip(days.filter(({ kind }) => kind === "vip")).filter(({ end }) => end > now);
  return running.at(-1)?.end ?? null;
}

/** The end of Premium alone; null when it is not running. Each question asks it, and none asks for credits. */
export async function readPremiumEnd(executor: Executor, userId: string, now: Date): Promise<Date | null> {
  return premiumEndOf(await readDayGrants(executor, userId), now);
}

/** What somebody has, computed from the ledger. */
export async function readBalance(executor: Executor, userId: string, now: Date): Promise<Balance> {
  const days = await readDayGrants(executor, userId);
  const credits = await readOpenCredits(executor, userId, ["exam", "correct"], now);
  const sum = (kind: string) => credits.reduce((total, row) => total + (row.kind === kind ? row.left : 0), 0);
  return {
    vipEndTime: premiumEndOf(days, now),
    examNum: sum("exam"),
    correctNum: sum("correct"),
    correctUnlimited: unlimitedGrantAt(days, now) !== null,
  };
}

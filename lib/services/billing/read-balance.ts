import "server-only";

import type { Executor } from "@/lib/db/database";
import { readDayGrants, readOpenCredits } from "@/lib/services/billing/read-grants";
import { unlimitedGrantAt } from "@/lib/services/billing/unlimited-correction";
import { stackVip } from "@/lib/services/billing/vip-intervals";

export type Balance = {
  /** The end of Premium; null when it is not running. */
  vipEndTime: Date | null;
  examNum: number;
  correctNum: number;
  correctUnlimited: boolean;
};

/** What somebody has, computed from the ledger. */
export async function readBalance(executor: Executor, userId: string, now: Date): Promise<Balance> {
  const days = await readDayGrants(executor, userId);
  const premium = stackVip(days.filter(({ kind }) => kind === "vip")).filter(({ end }) => end > now);
  const credits = await readOpenCredits(executor, userId, ["exam", "correct"], now);
  const sum = (kind: string) => credits.reduce((total, row) => total + (row.kind === kind ? row.left : 0), 0);
  return {
    vipEndTime: premium.at(-1)?.end ?? null,
    examNum: sum("exam"),
    correctNum: sum("correct"),
    correctUnlimited: unlimitedGrantAt(days, now) !== null,
  };
}

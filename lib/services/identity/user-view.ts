import "server-only";

import { AppError } from "@/lib/core/errors";
import { users } from "@/lib/db/schema/identity";
import { isFirstLanguage } from "@/lib/i18n/first-languages";
import { readBalance } from "@/lib/services/billing/read-balance";
import type { Runtime } from "@/lib/services/runtime";
import { eq } from "drizzle-orm";

/** A person as the wire contract shows them; the credits are read from the ledger. */
export async function userView(runtime: Runtime, input: { userId: string }) {
  const { db } = runtime.database;
  const [user] = await db.select().from(users).where(eq(users.id, input.userId));
  if (!user) throw new AppError("session/expired");
  const balance = await readBalance(db, user.id, runtime.now());
  return {
    id: user.id,
    email: user.email,
    nickname: user.nickname,
    name: user.nickname,
    avatar: user.avatar,
    picture: user.avatar,
    vipEndTime: balance.vipEndTime?.toISOString() ?? null,
    freeVipEndTime: null,
    examNum: balance.examNum,
    correctNum: balance.correctNum,
    correctUnlimited: balance.correctUnlimited,
    temp: user.temp,
    firstLanguage: isFirstLanguage(user.firstLanguage) ? user.firstLanguage : null,
    hasPassword: user.passwordHash !== null,
  };
}

import "server-only";
import { and, eq, gt, sql } from "drizzle-orm";
import { v7 } from "uuid";

import { AppError } from "@/lib/core/errors";
import { reportLinks } from "@/lib/db/schema/exam-reports";
import { users } from "@/lib/db/schema/identity";
import { readView } from "@/lib/services/exam-reports/read-view";
import { sharedView } from "@/lib/services/exam-reports/shared-view";
import type { NewLink } from "@/lib/services/exam-reports/views";
import { hashToken, newToken } from "@/lib/services/identity/tokens";
import type { UserCtx } from "@/lib/services/runtime";

const days = 90;
const mostLinks = 10;

type Wish = { examId: string; withName: boolean; withTiming: boolean };

/** A private link to a report of the caller's. Throws `exam-link/too-many` beyond ten that work. */
export async function makeLink(ctx: UserCtx, { examId, withName, withTiming }: Wish): Promise<NewLink> {
  const { runtime, actor } = ctx;
  await runtime.limits.consume("link.user", actor.userId);
  const view = sharedView(await readView(ctx, { id: examId }), { showsTiming: withTiming });
  const token = newToken();
  const now = runtime.now();
  const row = {
    ...{ id: v7(), userId: actor.userId, examId, tokenHash: hashToken(token), view },
    ...{ showsTiming: withTiming, createdAt: now },
    expiresAt: new Date(now.getTime() + days * 86_400_000),
  };
  await runtime.database.db.transaction(async (tx) => {
    const [person] = await tx.select().from(users).where(eq(users.id, actor.userId)).for("update");
    if (!person) throw new AppError("session/expired");
    const isOpen = and(eq(reportLinks.userId, actor.userId), gt(reportLinks.expiresAt, now));
    const open = await tx.select({ one: sql`1` }).from(reportLinks).where(isOpen);
    if (open.length >= mostLinks) throw new AppError("exam-link/too-many");
    await tx.insert(reportLinks).values({ ...row, name: withName ? person.nickname : null });
  });
  return {
    ...{ id: row.id, token, showsName: withName, showsTiming: withTiming },
    createdAt: now.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

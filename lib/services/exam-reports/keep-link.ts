import "server-only";
import { and, eq, gt, sql } from "drizzle-orm";
import { v7 } from "uuid";

import { AppError } from "@/lib/core/errors";
import { reportLinks } from "@/lib/db/schema/exam-reports";
import { users } from "@/lib/db/schema/identity";
import type { ReportView } from "@/lib/questions/report-view";
import { sharedView } from "@/lib/services/exam-reports/shared-view";
import type { NewLink } from "@/lib/services/exam-reports/views";
import { hashToken, newToken } from "@/lib/services/identity/tokens";
import type { UserCtx } from "@/lib/services/runtime";

const days = 90;
const mostLinks = 10;

type Wish = { examId: string; withName: boolean; withTiming: boolean };

/** Keeps what a new link of the caller's shows. Throws `exam-link/too-many` when ten work already. */
export async function keepLink(
  { runtime, actor }: UserCtx,
  report: ReportView,
  { examId, withName, withTiming }: Wish,
): Promise<NewLink> {
  const token = newToken();
  const createdAt = runtime.now();
  const expiresAt = new Date(createdAt.getTime() + days * 86_400_000);
  const id = v7();
  await runtime.database.db.transaction(async (tx) => {
    const [person] = await tx.select().from(users).where(eq(users.id, actor.userId)).for("update");
    if (!person) throw new AppError("session/expired");
    const isOpen = and(eq(reportLinks.userId, actor.userId), gt(reportLinks.expiresAt, createdAt));
    const open = await tx
      .select({ one: sql`1` })
      .from(reportLinks)
      .where(isOpen);
    if (open.length >= mostLinks) throw new AppError("exam-link/too-many");
    await tx.insert(reportLinks).values({
      ...{ id, userId: actor.userId, examId, tokenHash: hashToken(token), createdAt, expiresAt },
      view: sharedView(report, { showsTiming: withTiming }),
      name: withName ? person.nickname : null,
      showsTiming: withTiming,
    });
  });
  return {
    ...{ id, token, showsName: withName, showsTiming: withTiming },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

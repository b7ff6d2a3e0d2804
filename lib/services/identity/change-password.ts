import "server-only";
import { and, eq, isNull, ne, sql } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { sessions, users } from "@/lib/db/schema/identity";
import { toLocale } from "@/lib/i18n/locales";
import { confirmPassword } from "@/lib/services/identity/confirm-password";
import { hashPassword } from "@/lib/services/identity/hash-password";
import { refuseWeakPassword } from "@/lib/services/identity/password-policy";
import { queueMail } from "@/lib/services/identity/queue-mail";
import type { UserCtx } from "@/lib/services/runtime";

/** A new password for the old one: every other device is logged out, and a mail says so. */
export async function changePassword(ctx: UserCtx, input: { current: string; password: string }) {
  const { runtime, actor } = ctx;
  const account = await confirmPassword(ctx, input.current);
  refuseWeakPassword(input.password, account.email);
  const passwordHash = await hashPassword(input.password);
  await runtime.database.db.transaction(async (tx) => {
    // Of two changes at once one wins: the other was made for a password that is gone.
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, actor.userId), eq(users.passwordHash, account.passwordHash)))
      .returning({ id: users.id });
    if (changed.length === 0) throw new AppError("account/wrong-password");
    await tx
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(
        and(eq(sessions.userId, actor.userId), ne(sessions.id, actor.sessionId), isNull(sessions.revokedAt)),
      );
    await queueMail(runtime, tx, {
      to: account.email,
      kind: "password-changed",
      locale: toLocale(account.locale),
    });
  });
  return { changed: true };
}

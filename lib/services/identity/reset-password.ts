import "server-only";
import { eq } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { users } from "@/lib/db/schema/identity";
import { toLocale } from "@/lib/i18n/locales";
import { restoreCode, tryCode, useCode } from "@/lib/services/identity/email-codes";
import { hashPassword } from "@/lib/services/identity/hash-password";
import { refuseWeakPassword } from "@/lib/services/identity/password-policy";
import { queueMail } from "@/lib/services/identity/queue-mail";
import { revokeSessions } from "@/lib/services/identity/revoke-sessions";
import type { Ctx } from "@/lib/services/runtime";

/** Sets a new password by a code, signs out every device and says so by mail. */
export async function resetPassword(ctx: Ctx, input: { email: string; code: string; password: string }) {
  const { email, code, password } = input;
  refuseWeakPassword(password, email);
  const codeId = await tryCode(ctx, { email, purpose: "reset", code });
  const passwordHash = await hashPassword(password);
  await ctx.runtime.database.db.transaction(async (tx) => {
    await useCode(tx, { id: codeId, email, purpose: "reset" });
    const [user] = await tx.update(users).set({ passwordHash }).where(eq(users.email, email)).returning();
    if (!user) throw new AppError("auth/wrong-code");
    await revokeSessions(tx, { userId: user.id });
    const locale = toLocale(user.locale);
    await queueMail(ctx.runtime, tx, { to: email, kind: "password-changed", locale });
  });
  await restoreCode(ctx);
  await ctx.runtime.limits.clear("login.person", `${email} ${ctx.requester}`);
  return { reset: true };
}

import "server-only";
import { eq } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { users } from "@/lib/db/schema/identity";
import { verifyPassword } from "@/lib/services/identity/hash-password";
import type { UserCtx } from "@/lib/services/runtime";

/**
 * Whoever sits at a device that is logged in shows that they are its owner. Throws `account/wrong-password`, and
 * `account/no-password` where the account was made with Google.
 */
export async function confirmPassword({ runtime, actor }: UserCtx, password: string) {
  const { limits, database } = runtime;
  await limits.consume("password.user", actor.userId);
  const [account] = await database.db
    .select({ email: users.email, passwordHash: users.passwordHash, locale: users.locale })
    .from(users)
    .where(eq(users.id, actor.userId));
  if (!account?.email) throw new AppError("session/expired");
  const { email, passwordHash, locale } = account;
  if (passwordHash === null) throw new AppError("account/no-password");
  if (!(await verifyPassword(passwordHash, password))) throw new AppError("account/wrong-password");
  await limits.restore("password.user", actor.userId);
  return { email, passwordHash, locale };
}

import "server-only";
import { eq } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { users } from "@/lib/db/schema/identity";
import { verifyPassword } from "@/lib/services/identity/hash-password";
import { mergeGuest } from "@/lib/services/identity/merge-guest";
import { openSession } from "@/lib/services/identity/open-session";
import { userView } from "@/lib/services/identity/user-view";
import type { Ctx } from "@/lib/services/runtime";

/** Opens a session by address and password; a guest's practice moves to the account. */
export async function signIn(ctx: Ctx, input: { email: string; password: string }) {
  const { limits, database } = ctx.runtime;
  const person = `${input.email} ${ctx.requester}`;
  await limits.consume("login.person", person);
  await limits.consume("login.address", ctx.requester);
  const [account] = await database.db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, input.email));
  const isRight = await verifyPassword(account?.passwordHash ?? null, input.password);
  if (!account || !isRight) throw new AppError("auth/wrong-credentials");
  await limits.clear("login.person", person);
  await limits.restore("login.address", ctx.requester);
  const tokens = await database.db.transaction(async (tx) => {
    if (ctx.actor?.temp) await mergeGuest(tx, { guestId: ctx.actor.userId, userId: account.id });
    return openSession(ctx, tx, { userId: account.id });
  });
  return { ...tokens, user: await userView(ctx.runtime, { userId: account.id }), isNew: false };
}

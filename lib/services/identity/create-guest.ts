import "server-only";
import { v7 } from "uuid";

import { users } from "@/lib/db/schema/identity";
import type { Locale } from "@/lib/i18n/locales";
import { openSession } from "@/lib/services/identity/open-session";
import { userView } from "@/lib/services/identity/user-view";
import type { Ctx } from "@/lib/services/runtime";

/** A temporary person who can practise; signing up keeps what they did. */
export async function createGuest(ctx: Ctx, input: { locale?: Locale | undefined }) {
  await ctx.runtime.limits.consume("guest.address", ctx.requester);
  const userId = v7();
  const tokens = await ctx.runtime.database.db.transaction(async (tx) => {
    await tx
      .insert(users)
      .values({ id: userId, nickname: "", temp: true, locale: input.locale ?? ctx.locale });
    return openSession(ctx, tx, { userId });
  });
  return { ...tokens, user: await userView(ctx.runtime, { userId }), isNew: true };
}

import "server-only";
import { and, eq } from "drizzle-orm";
import { v7 } from "uuid";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { users } from "@/lib/db/schema/identity";
import type { Locale } from "@/lib/i18n/locales";
import { restoreCode, tryCode, useCode } from "@/lib/services/identity/email-codes";
import { hashPassword } from "@/lib/services/identity/hash-password";
import { openSession } from "@/lib/services/identity/open-session";
import { refuseWeakPassword } from "@/lib/services/identity/password-policy";
import { revokeSessions } from "@/lib/services/identity/revoke-sessions";
import { userView } from "@/lib/services/identity/user-view";
import type { Ctx } from "@/lib/services/runtime";

type Registration = {
  email: string;
  code: string;
  password: string;
  nickname?: string | undefined;
  locale?: Locale | undefined;
  channel?: string | undefined;
  invite_code?: string | undefined;
};

/** Makes an account for an address that was proved by a code. A guest becomes the account and keeps id and practice. */
export async function register(ctx: Ctx, input: Registration) {
  const { email, code } = input;
  refuseWeakPassword(input.password, email);
  const codeId = await tryCode(ctx, { email, purpose: "register", code });
  await ctx.runtime.limits.consume("register.address", ctx.requester);
  const account = {
    email,
    nickname: input.nickname ?? nameFrom(email),
    locale: input.locale ?? ctx.locale,
    passwordHash: await hashPassword(input.password),
    temp: false,
    channel: input.channel ?? "",
    inviteCode: input.invite_code ?? "",
  };
  const { userId, tokens } = await ctx.runtime.database.db.transaction(async (tx) => {
    await useCode(tx, { id: codeId, email, purpose: "register" });
    const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (taken) throw new AppError("auth/email-taken");
    const id = (await upgradeGuest(ctx, tx, account)) ?? (await insertAccount(tx, account));
    return { userId: id, tokens: await openSession(ctx, tx, { userId: id }) };
  });
  await restoreCode(ctx);
  return { ...tokens, user: await userView(ctx.runtime, { userId }), isNew: true };
}

type NewAccount = Omit<typeof users.$inferInsert, "id"> & { email: string };

/** The guest's row becomes the account; tokens given out before are worth nothing afterwards. */
async function upgradeGuest(ctx: Ctx, tx: Transaction, account: NewAccount) {
  if (!ctx.actor?.temp) return null;
  const [row] = await tx
    .update(users)
    .set(account)
    .where(and(eq(users.id, ctx.actor.userId), eq(users.temp, true)))
    .returning({ id: users.id });
  if (row) await revokeSessions(tx, { userId: row.id });
  return row?.id ?? null;
}

async function insertAccount(tx: Transaction, account: NewAccount) {
  const [row] = await tx
    .insert(users)
    .values({ id: v7(), ...account })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!row) throw new AppError("auth/email-taken");
  return row.id;
}

function nameFrom(email: string) {
  return (email.split("@")[0] ?? "").split("+")[0]?.slice(0, 40) ?? "";
}

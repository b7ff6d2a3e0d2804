import "server-only";
import { and, eq, gt, sql } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { emailCodes, users } from "@/lib/db/schema/identity";
import type { Locale } from "@/lib/i18n/locales";
import type { MailKind } from "@/lib/services/identity/compose-mail";
import { storeCode, type CodePurpose } from "@/lib/services/identity/email-codes";
import { queueMail } from "@/lib/services/identity/queue-mail";
import type { Ctx } from "@/lib/services/runtime";

const resendSeconds = 60;

/** By what is asked and whether the address has an account. Each case does the same work: neither answer nor time tells. */
const kinds = {
  register: { known: "already-registered", unknown: "register-code" },
  reset: { known: "reset-code", unknown: "no-account" },
} as const satisfies Record<CodePurpose, Record<"known" | "unknown", MailKind>>;

/** Sends a code to an address; a minute has to pass before the next one. */
export async function sendCode(
  ctx: Ctx,
  input: { email: string; purpose: CodePurpose; locale?: Locale | undefined },
) {
  const { email, purpose } = input;
  const { limits, database } = ctx.runtime;
  await limits.consume("code.address", ctx.ip);
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${email}`}, 0))`);
    await refuseSoonAgain(tx, input);
    await limits.consume("code.email", email);
    const codeId = await storeCode(ctx, tx, { email, purpose });
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    const kind = kinds[purpose][account ? "known" : "unknown"];
    await queueMail(ctx.runtime, tx, { to: email, kind, locale: input.locale ?? ctx.locale, codeId });
  });
  return { sent: true, expiresIn: 600, resendIn: resendSeconds };
}

async function refuseSoonAgain(tx: Transaction, input: { email: string; purpose: CodePurpose }) {
  const [recent] = await tx
    .select({
      wait: sql<string>`${resendSeconds} - extract(epoch from now() - max(${emailCodes.createdAt}))`,
    })
    .from(emailCodes)
    .where(
      and(
        eq(emailCodes.email, input.email),
        eq(emailCodes.purpose, input.purpose),
        gt(emailCodes.createdAt, sql`now() - interval '60 seconds'`),
      ),
    )
    .groupBy(emailCodes.email);
  if (recent) throw new AppError("request/too-many", { retryAfter: Math.max(1, Number(recent.wait)) });
}

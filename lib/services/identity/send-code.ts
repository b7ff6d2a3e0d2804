import "server-only";
import { and, eq, gt, sql } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import type { Executor, Transaction } from "@/lib/db/database";
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

type Asked = { email: string; purpose: CodePurpose; locale?: Locale | undefined };

/** Sends a code to an address; a minute has to pass before the next one. */
export async function sendCode(ctx: Ctx, input: Asked) {
  const { email } = input;
  const { limits, database } = ctx.runtime;
  await limits.consume("code.address", ctx.ip);
  // Before the transaction: a limit takes a connection of its own, and callers that hold one would wait for each other.
  await refuseSoonAgain(database.db, input);
  await limits.consume("code.email", email);
  try {
    await database.db.transaction((tx) => storeAndSend(ctx, tx, input));
  } catch (error) {
    await limits.restore("code.email", email);
    throw error;
  }
  return { sent: true, expiresIn: 600, resendIn: resendSeconds };
}

/** Of several calls at once for one address the first sends a code, and the others are refused. */
async function storeAndSend(ctx: Ctx, tx: Transaction, input: Asked) {
  const { email, purpose } = input;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${email}`}, 0))`);
  await refuseSoonAgain(tx, input);
  const codeId = await storeCode(ctx, tx, { email, purpose });
  const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  const kind = kinds[purpose][account ? "known" : "unknown"];
  await queueMail(ctx.runtime, tx, { to: email, kind, locale: input.locale ?? ctx.locale, codeId });
}

async function refuseSoonAgain(db: Executor, input: Asked) {
  const [recent] = await db
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

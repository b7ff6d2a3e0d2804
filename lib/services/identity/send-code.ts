import "server-only";
import { eq } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { users } from "@/lib/db/schema/identity";
import type { Locale } from "@/lib/i18n/locales";
import type { MailKind } from "@/lib/services/identity/compose-mail";
import { storeCode, type CodePurpose } from "@/lib/services/identity/email-codes";
import { queueMail } from "@/lib/services/identity/queue-mail";
import { limitRules, type LimitName } from "@/lib/services/operation/limits";
import type { Ctx } from "@/lib/services/runtime";

/** By what is asked and whether the address has an account. Each case does the same work: neither answer nor time tells. */
const kinds = {
  register: { known: "already-registered", unknown: "register-code" },
  reset: { known: "reset-code", unknown: "no-account" },
  operator: { known: "operator-code", unknown: "no-account" },
} as const satisfies Record<CodePurpose, Record<"known" | "unknown", MailKind>>;

type Asked = { email: string; purpose: CodePurpose; locale?: Locale | undefined };

/**
 * Sends a code to an address; a minute has to pass before the next one. Each requester has counts of their own, so
 * that strangers who ask for codes do not keep the owner of the address from getting one.
 */
export async function sendCode(ctx: Ctx, input: Asked) {
  const { email, purpose } = input;
  const { limits, database } = ctx.runtime;
  const turn = await limits.consume("code.address", ctx.requester);
  const person = `${purpose} ${email} ${ctx.requester}`;
  const counted: [LimitName, string][] = [];
  const count = async (name: LimitName, subject: string) => {
    await limits.consume(name, subject);
    counted.push([name, subject]);
  };
  try {
    // Before the transaction: a limit takes a connection of its own, and callers that hold one would wait for each other.
    await count("code.pause", person);
    await count("code.person", person);
    await count("code.email", `${purpose} ${email}`);
    await database.db.transaction((tx) => storeAndSend(ctx, tx, { ...input, turn }));
  } catch (error) {
    for (const [name, subject] of counted) await limits.restore(name, subject);
    throw error;
  }
  return { sent: true, expiresIn: 600, resendIn: limitRules["code.pause"].seconds };
}

async function storeAndSend(ctx: Ctx, tx: Transaction, input: Asked & { turn: number }) {
  const { email, purpose, turn } = input;
  const codeId = await storeCode(ctx, tx, { email, purpose });
  const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  const kind = kinds[purpose][account ? "known" : "unknown"];
  await queueMail(ctx.runtime, tx, {
    to: email,
    kind,
    locale: input.locale ?? ctx.locale,
    codeId,
    asked: { by: ctx.requester, turn },
  });
}

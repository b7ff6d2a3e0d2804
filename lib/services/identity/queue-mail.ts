import "server-only";
import { sql } from "drizzle-orm";
import { v7 } from "uuid";

import { sign } from "@/lib/core/signing";
import type { Transaction } from "@/lib/db/database";
import { mails } from "@/lib/db/schema/identity";
import type { Locale } from "@/lib/i18n/locales";
import type { MailKind } from "@/lib/services/identity/compose-mail";
import { mailDelivery } from "@/lib/services/jobs/send-mail";
import type { Runtime } from "@/lib/services/runtime";

type Mail = {
  to: string;
  kind: MailKind;
  locale: Locale;
  codeId?: string;
  /** The row that the mail tells of. */
  about?: string;
  /** Of a mail that anybody can have sent: the requester, and how many they have asked for lately. */
  asked?: { by: string; turn: number };
};

/** Nobody may ask for so many. */
const firstTurn = 1_000;

/**
 * Writes a mail down and enqueues its delivery, both in the caller's transaction: nobody waits for a mail server.
 * Everybody's first mail goes before anybody's second.
 */
export async function queueMail(runtime: Runtime, tx: Transaction, input: Mail) {
  const id = v7();
  const { to, kind, locale, codeId, about, asked } = input;
  await tx.insert(mails).values({
    id,
    to,
    kind,
    locale,
    params: { ...(codeId ? { codeId } : {}), ...(about ? { about } : {}) },
    expiresAt: sql`now() + ${codeId ? "10 minutes" : about ? "7 days" : "1 day"}::interval`,
  });
  const requester = asked && sign(runtime.secrets("mail-requester"), asked.by);
  const priority = firstTurn - (asked?.turn ?? 1);
  await runtime.jobs.enqueue(tx, mailDelivery, { mailId: id, requester }, { priority });
}

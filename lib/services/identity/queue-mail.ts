import "server-only";
import { sql } from "drizzle-orm";
import { v7 } from "uuid";

import type { Transaction } from "@/lib/db/database";
import { mails } from "@/lib/db/schema/identity";
import type { Locale } from "@/lib/i18n/locales";
import type { MailKind } from "@/lib/services/identity/compose-mail";
import { mailDelivery } from "@/lib/services/jobs/send-mail";
import type { Runtime } from "@/lib/services/runtime";

/** Writes a mail down and enqueues its delivery, both in the caller's transaction: nobody waits for a mail server. */
export async function queueMail(
  runtime: Runtime,
  tx: Transaction,
  input: { to: string; kind: MailKind; locale: Locale; codeId?: string },
) {
  const id = v7();
  const { to, kind, locale, codeId } = input;
  await tx.insert(mails).values({
    id,
    to,
    kind,
    locale,
    params: codeId ? { codeId } : {},
    expiresAt: codeId ? sql`now() + interval '10 minutes'` : sql`now() + interval '1 day'`,
  });
  await runtime.jobs.enqueue(tx, mailDelivery, { mailId: id });
}

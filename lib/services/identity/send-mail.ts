import "server-only";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { z } from "zod";

import { mails } from "@/lib/db/schema/identity";
import { toLocale } from "@/lib/i18n/locales";
import { composeMail, MailKind, showsCode } from "@/lib/services/identity/compose-mail";
import { codeOf } from "@/lib/services/identity/email-codes";
import { metrics } from "@/lib/services/operation/metrics";
import type { Runtime } from "@/lib/services/runtime";

const Params = z.object({ codeId: z.string().optional() });

/** Delivers a mail that is still owed; throws when the server does not take it, and the queue tries again. */
export async function sendMail(runtime: Runtime, input: { mailId: string }) {
  const { db } = runtime.database;
  const isOwed = and(eq(mails.id, input.mailId), isNull(mails.sentAt));
  const [row] = await db
    .select()
    .from(mails)
    .where(and(isOwed, gt(mails.expiresAt, sql`now()`)));
  if (!row) return;
  const { codeId } = Params.parse(row.params);
  const kind = MailKind.parse(row.kind);
  const locale = toLocale(row.locale);
  const content = await composeMail({
    kind,
    locale,
    siteUrl: runtime.env.siteUrl,
    ...(codeId && showsCode(kind) ? { code: codeOf(runtime.secrets, codeId) } : {}),
  });
  try {
    await runtime.mailer.send({ id: row.id, to: row.to, at: row.createdAt, ...content });
  } catch (cause) {
    metrics().mails.inc({ outcome: "refused" });
    throw new Error("The mail server did not take the mail.", { cause });
  }
  metrics().mails.inc({ outcome: "sent" });
  await db
    .update(mails)
    .set({ sentAt: sql`now()` })
    .where(isOwed);
}

import "server-only";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { z } from "zod";

import { mails } from "@/lib/db/schema/identity";
import { toLocale } from "@/lib/i18n/locales";
import { composeRecordMail } from "@/lib/services/billing/compose-record-mail";
import {
  composeMail,
  ExamMailKind,
  PlainMailKind,
  RecordMailKind,
  ReportMailKind,
  showsCode,
} from "@/lib/services/identity/compose-mail";
import { composeExamMail } from "@/lib/services/exams/compose-exam-mail";
import { codeOf } from "@/lib/services/identity/email-codes";
import { metrics } from "@/lib/services/operation/metrics";
import { composeReportMail } from "@/lib/services/reports/compose-report-mail";
import type { Runtime } from "@/lib/services/runtime";

const Params = z.object({ codeId: z.string().optional(), about: z.string().optional() });

/** Delivers a mail that is still owed; throws when the server does not take it, and the queue tries again. */
export async function sendMail(runtime: Runtime, input: { mailId: string }) {
  const { db } = runtime.database;
  const isOwed = and(eq(mails.id, input.mailId), isNull(mails.sentAt));
  const [row] = await db
    .select()
    .from(mails)
    .where(and(isOwed, gt(mails.expiresAt, sql`now()`)));
  if (!row) return;
  const content = await contentOf(runtime, row);
  try {
    await runtime.mailer.send({ id: row.id, to: row.to, at: row.createdAt, ...content });
  } catch (cause) {
    metrics().mails.inc({ outcome: "refused" });
    throw new Error("The mail server did not take the mail.", { cause });
  }
  metrics().mails.inc({ outcome: "sent" });
  // Nothing is left of somebody who is gone.
  if (row.kind === "account-deleted") await db.delete(mails).where(isOwed);
  else
    await db
      .update(mails)
      .set({ sentAt: sql`now()` })
      .where(isOwed);
}

async function contentOf(runtime: Runtime, row: typeof mails.$inferSelect) {
  const { codeId, about = "" } = Params.parse(row.params);
  const locale = toLocale(row.locale);
  const record = RecordMailKind.safeParse(row.kind);
  if (record.success) return composeRecordMail(runtime, { kind: record.data, locale, about });
  const report = ReportMailKind.safeParse(row.kind);
  if (report.success) return composeReportMail(runtime, { kind: report.data, locale, about });
  const exam = ExamMailKind.safeParse(row.kind);
  if (exam.success) return composeExamMail(runtime, { kind: exam.data, locale, about });
  const kind = PlainMailKind.parse(row.kind);
  return composeMail({
    kind,
    locale,
    siteUrl: runtime.env.siteUrl,
    ...(codeId && showsCode(kind) ? { code: codeOf(runtime.secrets, codeId) } : {}),
  });
}

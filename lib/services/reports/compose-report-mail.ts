import "server-only";
import { eq } from "drizzle-orm";
import { createTranslator } from "use-intl/core";

import { reports } from "@/lib/db/schema/reports";
import { localePath, type Locale } from "@/lib/i18n/locales";
import type { ReportMailKind } from "@/lib/services/identity/compose-mail";
import { mailMessages } from "@/lib/services/identity/mail-messages";
import { mailPage, type MailRow } from "@/lib/services/identity/mail-page";
import type { Runtime } from "@/lib/services/runtime";

const words = {
  "report-accepted": "reportAccepted",
  "report-declined": "reportDeclined",
} as const satisfies Record<ReportMailKind, string>;

type Asked = { kind: ReportMailKind; locale: Locale; about: string };

/** Tells a learner what came of a report, with the editor's own words and the way to the question. */
export async function composeReportMail(runtime: Runtime, { kind, locale, about }: Asked) {
  const { messages, locale: written } = await mailMessages(locale);
  const t = createTranslator({ locale: written, messages, namespace: "Mail" });
  const [report] = await runtime.database.db.select().from(reports).where(eq(reports.id, about));
  if (!report?.why) throw new Error("The report of the mail is not there.");
  const subject = t(`${words[kind]}.subject`);
  const lines = [t("greeting"), t(`${words[kind]}.text`)];
  const rows: MailRow[] = [[t("rows.editor"), report.why]];
  const link = `${runtime.env.siteUrl}${localePath(locale, "/app")}#/practice/${report.setId}`;
  const closing = [t(`${words[kind]}.closing`), t("signature")];
  const facts = rows.map(([label, value]) => `${label}: ${value}`).join("\n");
  return {
    subject,
    text: `${[...lines, facts, link, ...closing].join("\n\n")}\n`,
    html: mailPage({ locale: written, subject, lines, rows, link, closing }),
  };
}

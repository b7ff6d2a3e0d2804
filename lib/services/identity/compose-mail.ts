import "server-only";
import { createTranslator } from "use-intl/core";
import { z } from "zod";

import { localePath, type Locale } from "@/lib/i18n/locales";
import { mailPage } from "@/lib/services/identity/mail-page";
import { mailMessages } from "@/lib/services/identity/mail-messages";

/** Mails that say the same to everybody; those that tell of a record are composed from it. */
export const PlainMailKind = z.enum([
  "register-code",
  "already-registered",
  "reset-code",
  "operator-code",
  "no-account",
  "password-changed",
  "account-deleted",
]);
export const RecordMailKind = z.enum(["receipt", "credit-note", "withdrawal"]);
export const ReportMailKind = z.enum(["report-accepted", "report-declined"]);
export const ExamMailKind = z.enum([
  "exam-ready",
  "exam-failed",
  "exam-stopped",
  "exam-expired",
  "exam-expired-taken",
]);
export type ExamMailKind = z.infer<typeof ExamMailKind>;
export type ReportMailKind = z.infer<typeof ReportMailKind>;
export type RecordMailKind = z.infer<typeof RecordMailKind>;
export type PlainMailKind = z.infer<typeof PlainMailKind>;
export type MailKind = PlainMailKind | RecordMailKind | ReportMailKind | ExamMailKind;

const keys = {
  "register-code": "registerCode",
  "already-registered": "alreadyRegistered",
  "reset-code": "resetCode",
  "operator-code": "operatorCode",
  "no-account": "noAccount",
  "password-changed": "passwordChanged",
  "account-deleted": "accountDeleted",
} as const satisfies Record<PlainMailKind, string>;

/** Where the mail's one link leads. */
const linkPaths: Partial<Record<PlainMailKind, string>> = {
  "already-registered": "/forget",
  "no-account": "/register",
  "password-changed": "/forget",
};

/** A mail about an account that exists, or does not, must not carry the code of the opposite case. */
export function showsCode(kind: PlainMailKind) {
  return kind === "register-code" || kind === "reset-code" || kind === "operator-code";
}

const minutes = 10;

/** Subject, text and HTML of a mail in a language. */
export async function composeMail(input: {
  kind: PlainMailKind;
  locale: Locale;
  siteUrl: string;
  code?: string;
}) {
  const { kind, locale, siteUrl, code } = input;
  const { messages, locale: written } = await mailMessages(locale);
  const t = createTranslator({ locale: written, messages, namespace: "Mail" });
  const key = keys[kind];
  const linkPath = linkPaths[kind];
  const link = linkPath ? `${siteUrl}${localePath(locale, linkPath)}` : null;
  const subject = t(`${key}.subject`, { code: code ?? "" });
  const lines = [t("greeting"), t(`${key}.text`, { minutes })];
  const closing = [t(`${key}.ignore`), t("signature")];
  const text = [...lines, ...(code ? [code] : []), ...(link ? [link] : []), ...closing].join("\n\n") + "\n";
  return {
    subject,
    text,
    html: mailPage({ locale: written, subject, lines, code: code ?? null, link, closing }),
  };
}

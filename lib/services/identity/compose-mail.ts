import "server-only";
import { createTranslator } from "use-intl/core";
import { z } from "zod";

import { localePath, type Locale } from "@/lib/i18n/locales";
import { mailMessages } from "@/lib/services/identity/mail-messages";

export const MailKind = z.enum([
  "register-code",
  "already-registered",
  "reset-code",
  "no-account",
  "password-changed",
]);
export type MailKind = z.infer<typeof MailKind>;

const keys = {
  "register-code": "registerCode",
  "already-registered": "alreadyRegistered",
  "reset-code": "resetCode",
  "no-account": "noAccount",
  "password-changed": "passwordChanged",
} as const satisfies Record<MailKind, string>;

/** Where the mail's one link leads. */
const linkPaths: Partial<Record<MailKind, string>> = {
  "already-registered": "/forget",
  "no-account": "/register",
  "password-changed": "/forget",
};

/** A mail about an account that exists, or does not, must not carry the code of the opposite case. */
export function showsCode(kind: MailKind) {
  return kind === "register-code" || kind === "reset-code";
}

const minutes = 10;

/** Subject, text and HTML of a mail in a language. */
export async function composeMail(input: { kind: MailKind; locale: Locale; siteUrl: string; code?: string }) {
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
    html: page({ locale: written, subject, lines, code: code ?? null, link, closing }),
  };
}

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}

function page(parts: {
  locale: Locale;
  subject: string;
  lines: string[];
  code: string | null;
  link: string | null;
  closing: string[];
}) {
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`;
  const code = parts.code
    ? `<p style="margin:0 0 16px;font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${parts.code}</p>`
    : "";
  const href = parts.link ? escapeHtml(parts.link) : "";
  const link = href
    ? `<p style="margin:0 0 16px"><a href="${href}" style="color:#0C5A63">${href}</a></p>`
    : "";
  return `<!doctype html>
<html lang="${parts.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;padding:24px;background:#FBFAF6;color:#161A20;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700;color:#0C5A63">Bandwise</p>
${parts.lines.map(paragraph).join("\n")}
${code}${link}
${parts.closing.map(paragraph).join("\n")}
</div>
</body>
</html>
`;
}

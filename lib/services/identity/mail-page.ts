import type { Locale } from "@/lib/i18n/locales";

export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}

export type MailRow = readonly [label: string, value: string];

type Parts = {
  locale: Locale;
  subject: string;
  lines: readonly string[];
  code?: string | null;
  /** Facts, one below the other. */
  rows?: readonly MailRow[];
  link: string | null;
  closing: readonly string[];
};

const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`;

function table(rows: readonly MailRow[]) {
  if (rows.length === 0) return "";
  const cell = "padding:6px 0;border-top:1px solid #DAD6C8;vertical-align:top";
  const lines = rows.map(
    ([label, value]) =>
      `<tr><td style="${cell};padding-right:16px;color:#565B63">${escapeHtml(label)}</td><td style="${cell}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" style="margin:0 0 16px;width:100%;border-collapse:collapse;font-size:15px">\n${lines.join("\n")}\n</table>\n`;
}

/** The page of a mail, in the product's colours and without a picture. */
export function mailPage(parts: Parts) {
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
${table(parts.rows ?? [])}${code}${link}
${parts.closing.map(paragraph).join("\n")}
</div>
</body>
</html>
`;
}

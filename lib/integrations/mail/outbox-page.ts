import "server-only";

import type { Mail } from "@/lib/integrations/mail/mail";

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}

function article(mail: Mail) {
  const time = mail.at.toISOString();
  const code = /^\d{6}$/m.exec(mail.text)?.[0];
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p class="facts">to <b>${escapeHtml(mail.to)}</b> · <time datetime="${time}">${time.slice(0, 16).replace("T", " ")} UTC</time></p>
${code ? `<p class="code"><output>${code}</output></p>` : ""}
<pre>${escapeHtml(mail.text.trim())}</pre>
</article>`;
}

/** The mails of a machine without a mail server, the newest first, as a page. */
export function outboxPage(mails: Mail[]) {
  const list = mails.length > 0 ? mails.map(article).join("\n") : `<p>No mail has been sent yet.</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="5"><title>Outbox, Bandwise</title>
<style>
:root{color-scheme:light dark;--paper:light-dark(#FBFAF6,#10161C);--ink:light-dark(#161A20,#E4E2DA);--line:light-dark(#DAD6C8,#2C3742);--press:light-dark(#0C5A63,#6FC3CC)}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:32px 16px}
article{border-top:1px solid var(--line);padding:16px 0}
h2{font-size:18px;margin:0}.facts{margin:4px 0;font-size:14px}
.code{margin:8px 0;font:700 30px/1.3 ui-monospace,monospace;letter-spacing:5px;color:var(--press);user-select:all}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.5 system-ui,sans-serif;margin:8px 0 0}
</style>
</head>
<body><main><h1>Outbox</h1><p>Without a mail server, mail stays on this machine. The page loads anew every five seconds.</p>
${list}
</main></body>
</html>
`;
}

import { readFileSync } from "node:fs";
import path from "node:path";

const words = new Map();

function wordsOf(root, locale) {
  const file = path.join(root, "content/messages", `${locale}.json`);
  if (!words.has(locale)) {
    const { NotFound, Failure, Errors } = JSON.parse(readFileSync(file, "utf8"));
    words.set(locale, {
      400: { title: NotFound.title, text: NotFound.text },
      405: { title: NotFound.title, text: Errors.request.method },
      500: { title: Failure.title, text: Failure.text },
      action: NotFound.action,
    });
  }
  return words.get(locale);
}

const escapeHtml = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The language an address names; what it cannot say is said in English. */
const localeOf = (root, target) => {
  const [, named] = /^\/([a-z]{2})(?=[/?]|$)/.exec(target) ?? [];
  try {
    return named && wordsOf(root, named) ? named : "en";
  } catch {
    return "en";
  }
};

/**
 * Answers a request that never reaches the page server, in the language of its address.
 * @param {400 | 405 | 500} status
 */
export function answerPlainly(response, { root, target, status }) {
  const locale = localeOf(root, target);
  const { [status]: said, action } = wordsOf(root, locale);
  const home = locale === "en" ? "/" : `/${locale}`;
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": locale,
    "Cache-Control": "private, no-store",
  });
  response.end(`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(said.title)} | Bandwise</title>
<style>
:root{color-scheme:light dark;--paper:light-dark(#FBFAF6,#10161C);--ink:light-dark(#161A20,#E4E2DA);--press:light-dark(#0C5A63,#6FC3CC)}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 system-ui,sans-serif}
main{max-width:620px;margin:0 auto;padding:96px 16px}
h1{font-size:32px;line-height:1.25;margin:0 0 16px}
a{color:var(--press);text-underline-offset:4px}
</style>
</head>
<body><main><h1>${escapeHtml(said.title)}</h1><p>${escapeHtml(said.text)}</p><p><a href="${home}">${escapeHtml(action)}</a></p></main></body>
</html>
`);
}

import { createHash } from "node:crypto";

import { parse } from "node-html-parser";

const runs = /^$|javascript|^module$|^importmap$|^speculationrules$/;

/** The scripts that stand in a page, as a parser of HTML sees them. */
export function inlineScripts(html: string): string[] {
  return parse(html, { blockTextElements: { script: true, style: true, noscript: true } })
    .querySelectorAll("script")
    .filter((script) => !script.hasAttribute("src") && runs.test(script.getAttribute("type") ?? ""))
    .map(({ rawText }) => rawText);
}

/** The beginnings of scripts that stand in a page and that its policy does not let run. */
export function uncoveredScripts(html: string, policy: string): string[] {
  const rule = policy.split("; ").find((part) => part.startsWith("script-src ")) ?? "";
  const isOpen = / '(?:unsafe-inline|unsafe-eval|strict-dynamic)'| \*| https?:/.test(rule);
  if (rule === "" || isOpen) return [`the rule for scripts is "${rule}"`];
  return inlineScripts(html)
    .filter((text) => !rule.includes(` 'sha256-${createHash("sha256").update(text).digest("base64")}'`))
    .map((text) => text.slice(0, 60));
}

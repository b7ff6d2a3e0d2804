import "server-only";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

import { readDocuments } from "@/lib/content/live/library";
import { isLocale } from "@/lib/i18n/locales";
import { cmsHealth, refusedSentences } from "@/lib/integrations/sanity/cms-health";

const run = promisify(execFile);
const largest = 16 * 1024 * 1024;
const html = "text/html; charset=utf-8";

const root = () => /* turbopackIgnore: true */ process.cwd();
const answer = (body: string, type: string, status = 200) =>
  new Response(body, {
    status,
    headers: { "content-type": type, "cache-control": "no-store", "x-robots-tag": "noindex" },
  });

/** What `npm run content:dev` shows beside the site; null for an address of something else. */
export async function answerDevContent(url: URL): Promise<Response | null> {
  if (url.pathname === "/dev/content") return statusPage(url.searchParams);
  if (url.pathname === "/dev/content/faults") {
    const file = path.join(root(), ".cache/content-faults.json");
    return answer(await readFile(file, "utf8").catch(() => "[]"), "application/json");
  }
  if (url.pathname === "/dev/content/overlay") {
    const file = path.join(root(), "scripts/content/watch/fault-overlay.mjs");
    return answer(await readFile(file, "utf8"), "text/javascript; charset=utf-8");
  }
  return null;
}

/** The editors' matrix, drawn by `npm run content:status` itself: only the tools read the content's sources. */
async function statusPage(query: URLSearchParams) {
  const locale = query.get("locale");
  const filter = [
    ...(isLocale(locale) ? [`--locale=${locale}`] : []),
    ...(query.has("stale") ? ["--stale"] : []),
  ];
  const script = ["--import", "tsx", "scripts/content/status.ts", "--html", ...filter];
  try {
    const { stdout } = await run(process.execPath, script, { cwd: root(), maxBuffer: largest });
    return answer(stdout.replace("<!-- content system -->", await cmsFaults()), html);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return answer(`The content could not be read.\n${reason}\n`, "text/plain; charset=utf-8", 500);
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** What the content system holds and readers do not see, and why. */
async function cmsFaults() {
  await readDocuments();
  const { failing } = cmsHealth();
  const lines = [...(failing ? [`The content system fails: ${failing.reason}`] : []), ...refusedSentences()];
  if (lines.length === 0) return "";
  return `<section><h2>Content system: not shown (${lines.length})</h2><pre>${escapeHtml(lines.join("\n"))}</pre></section>`;
}

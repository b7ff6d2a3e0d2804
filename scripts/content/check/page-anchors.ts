import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const imported = /(?:from|import\()\s*"((?:@|\.{1,2})\/[^"]+)"/g;
const written = /<(?:h[1-6]|main|section|details|div)\b[^>]*?\bid="([^"]+)"/g;
/** An anchor that the code computes: which ones there are is not to be read off it. */
const computed = /<(?:h[1-6]|section|details|article)\b[^>]*?\bid=\{/;

/** The component files that a file draws with, itself among them. */
function drawnBy(root: string, file: string, known = new Map<string, string>()) {
  if (known.has(file)) return known;
  const text = readFileSync(path.join(root, file), "utf8");
  known.set(file, text);
  for (const [, name = ""] of text.matchAll(imported)) {
    const base = name.startsWith("@/") ? name.slice(2) : path.join(path.dirname(file), name);
    if (existsSync(path.join(root, `${base}.tsx`))) drawnBy(root, `${base}.tsx`, known);
  }
  return known;
}

/** The anchors of a page that is code; null when it computes some. */
export function pageAnchors(root: string, file: string): Set<string> | null {
  const texts = [...drawnBy(root, file).values()];
  if (texts.some((text) => computed.test(text))) return null;
  return new Set(texts.flatMap((text) => [...text.matchAll(written)].map(([, id = ""]) => id)));
}

import { readFileSync, statSync, type Stats } from "node:fs";
import path from "node:path";

import { findHidden } from "@/lib/content/gate/hidden-characters";
import { placeAt, start, type Report } from "@/lib/content/gate/report";

const largest = 256 * 1024;
/** The interface's strings of a language are one file. */
export const largestMessages = 1024 * 1024;

/** Reports a thing that is no file, or too large a one. */
export function refuseFile(stats: Stats | undefined, report: Report, limit = largest): boolean {
  if (!stats?.isFile()) {
    report(start, "file/unknown", "a file is expected here; take away what stands in its place");
    return true;
  }
  if (stats.size <= limit) return false;
  report(
    start,
    "file/too-large",
    `the file has ${Math.ceil(stats.size / 1024)} KB; keep it under ${limit / 1024} KB`,
  );
  return true;
}

/** The text of a file's bytes, or null with a fault when nothing sensible can be read from them. */
export function decodeSource(bytes: Buffer, report: Report): string | null {
  const text = bytes.toString("utf8");
  if (text.startsWith("\uFEFF")) {
    report(start, "file/byte-order-mark", "save the file as UTF-8 without a byte order mark");
    return null;
  }
  const odd = text.search(/[\u0000\uFFFD]/);
  if (odd !== -1) {
    const what = text[odd] === "\u0000" ? "a NUL character" : "bytes that are not UTF-8";
    report(placeAt(text, odd), "file/broken-text", `there is ${what} here; delete it and save as UTF-8`);
    return null;
  }
  const hidden = findHidden(text);
  if (hidden) report(placeAt(text, hidden.offset), "file/hidden-character", hidden.advice);
  return text.replaceAll(/\r\n?/g, "\n");
}

/** The text of a file, or null with a fault when nothing sensible can be read from it. */
export function readSource(root: string, file: string, report: Report, limit = largest): string | null {
  const full = path.join(root, file);
  if (refuseFile(statSync(full, { throwIfNoEntry: false }), report, limit)) return null;
  return decodeSource(readFileSync(full), report);
}

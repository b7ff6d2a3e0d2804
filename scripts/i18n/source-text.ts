import { readFileSync } from "node:fs";
import path from "node:path";

import { start, type Report, placeAt } from "@/lib/content/gate/report";
import { readSource } from "@/scripts/content/source-file";

/** A file's text with `\n` at its line ends, and what the file has there. */
export type SourceText = { text: string; lineBreak: "\n" | "\r\n" };

/** Null with a fault when the file cannot be read, or could not be written back as it was. */
export function readSourceText(
  root: string,
  file: string,
  report: Report,
  limit?: number,
): SourceText | null {
  const text = readSource(root, file, report, limit);
  if (text === null) return null;
  const raw = readFileSync(path.join(root, file), "utf8");
  const lineBreak = raw.includes("\r\n") ? "\r\n" : "\n";
  if (withLineBreaks({ lineBreak }, text) !== raw) {
    report(
      start,
      "file/line-breaks",
      "some lines end in CRLF and some in LF; save the file with one of them",
    );
    return null;
  }
  const control = text.search(/(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/u);
  if (control !== -1) {
    report(placeAt(text, control), "file/broken-text", "there is a control character here; delete it");
    return null;
  }
  return { text, lineBreak };
}

export const withLineBreaks = ({ lineBreak }: Pick<SourceText, "lineBreak">, text: string) =>
  text.replaceAll("\n", lineBreak);

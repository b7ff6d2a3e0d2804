import "server-only";
import type PDFDocument from "pdfkit";

import type { Line } from "@/lib/documents/pdf-lines";
import { colorOf } from "@/lib/documents/pdf-looks";

/** One line of text on its base line. */
export function drawLine(
  doc: PDFDocument,
  line: Pick<Line, "units"> | undefined,
  { x, base, size }: { x: number; base: number; size: number },
) {
  let at = x;
  for (const { runs, look } of line?.units ?? []) {
    for (const { font, text } of runs) {
      doc.font(font).fontSize(size).fillColor(colorOf(look));
      const options = { lineBreak: false, baseline: "alphabetic", strike: look === "struck" };
      doc.text(text, at, base, options);
      at += doc.widthOfString(text);
    }
  }
}

import "server-only";
import type PDFDocument from "pdfkit";

import type { Block } from "@/lib/documents/pdf-blocks";
import { inks, page, room } from "@/lib/documents/pdf-looks";
import { scoreScale } from "@/lib/core/score-scale";

export const heightOfScore = 30;

const placeOf = (score: number) =>
  page.margin + ((score - scoreScale.from) / (scoreScale.to - scoreScale.from)) * room;

/** The score line; its words stand beside it in the text. */
export function drawScore(
  doc: PDFDocument,
  top: number,
  { score, low, high, isLarge = false }: Extract<Block, { kind: "score" }>,
): number {
  const height = isLarge ? 22 : 14;
  const base = top + 6 + height;
  doc.markContent("Artifact", { type: "Layout" });
  doc.rect(placeOf(low), base - height, Math.max(2, placeOf(high) - placeOf(low)), height).fill(inks.mark);
  doc.lineWidth(0.6).strokeColor(inks.soft);
  for (let at: number = scoreScale.from; at <= scoreScale.to; at += scoreScale.step) {
    const isLong = (at - scoreScale.from) % 25 === 0;
    doc
      .moveTo(placeOf(at), base - (isLong ? 8 : 4))
      .lineTo(placeOf(at), base)
      .stroke();
  }
  doc.lineWidth(1.2).strokeColor(inks.ink);
  doc
    .moveTo(page.margin, base)
    .lineTo(page.margin + room, base)
    .stroke();
  doc.rect(placeOf(score) - 2, base - height, 4, height).fill(inks.ink);
  doc.endMarkedContent();
  return base + 6;
}

export function drawRule(doc: PDFDocument, top: number): number {
  doc.markContent("Artifact", { type: "Layout" });
  doc.lineWidth(0.6).strokeColor(inks.line);
  doc
    .moveTo(page.margin, top + 8)
    .lineTo(page.margin + room, top + 8)
    .stroke();
  doc.endMarkedContent();
  return top + 12;
}

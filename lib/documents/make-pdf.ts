import "server-only";
import PDFDocument from "pdfkit";

import { drawRule, drawScore, heightOfScore } from "@/lib/documents/draw-figures";
import { drawLine } from "@/lib/documents/draw-line";
import {
  drawPlot,
  heightOfPlot,
  type PreparedPlot,
  preparePlot,
  unitsInPlot,
} from "@/lib/documents/draw-plot";
import type { Block, Span } from "@/lib/documents/pdf-blocks";
import { gatherFonts } from "@/lib/documents/pdf-fonts";
import { fillLines, measureIn, type Unit, unitsOf } from "@/lib/documents/pdf-lines";
import { lineHeight, looks, page, room } from "@/lib/documents/pdf-looks";
import type { Locale } from "@/lib/i18n/locales";

export type PdfInput = {
  locale: Locale;
  title: string;
  blocks: readonly Block[];
  /** At the foot of each page, beside its number. */
  foot: string;
  madeAt: Date;
};

type Column = { units: Unit[]; x: number; width: number };
type Words = { look: (typeof looks)[keyof typeof looks]; columns: Column[] };
type Drawn = Extract<Block, { kind: "score" | "rule" }> | PreparedPlot;
type Prepared = Words | Drawn;

/** A file of text that can be searched, copied and read aloud, in any of the languages; with the fonts it needs, and nothing else. */
export async function makePdf({ locale, title, blocks, foot, madeAt }: PdfInput): Promise<Uint8Array> {
  const prepared = blocks.map((block) => prepare(block, locale));
  const footUnits = unitsOf([{ text: foot }, { text: " 0123456789 / " }], { locale, weight: 400 });
  const fonts = gatherFonts();
  for (const { runs } of [...prepared.flatMap(unitsIn), ...footUnits]) fonts.add(runs);
  const doc = new PDFDocument({
    ...{ size: "A4", margin: 0, lang: locale, tagged: true, displayTitle: true, bufferPages: true },
    pdfVersion: "1.7",
    info: { Title: title, Creator: "Bandwise", Producer: "Bandwise", CreationDate: madeAt },
  });
  const parts: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc
      .on("data", (part) => parts.push(part))
      .on("end", resolve)
      .on("error", reject);
  });
  for (const [name, bytes] of await fonts.make()) doc.registerFont(name, bytes);
  drawAll(doc, prepared);
  drawFeet(doc, foot, locale);
  doc.end();
  await ended;
  return Buffer.concat(parts);
}

function unitsIn(block: Prepared): Unit[] {
  if ("columns" in block) return block.columns.flatMap(({ units }) => units);
  return block.kind === "plot" ? unitsInPlot(block) : [];
}

const spansOf = (block: Exclude<Block, { kind: "score" | "rule" | "row" | "plot" }>): readonly Span[] =>
  "spans" in block ? block.spans : [{ text: block.text }];

function prepare(block: Block, locale: Locale): Prepared {
  if (block.kind === "score" || block.kind === "rule") return block;
  if (block.kind === "plot") return preparePlot(block, locale);
  const look = looks[block.kind];
  const { weight } = look;
  if (block.kind !== "row") {
    const units = unitsOf(spansOf(block), { locale, weight });
    return { look, columns: [{ units, x: page.margin, width: room }] };
  }
  const first = room * (block.cells.length > 2 ? 0.36 : 0.46);
  const others = (room - first) / Math.max(1, block.cells.length - 1);
  const columns = block.cells.map((cell, at) => ({
    units: unitsOf([{ text: cell, ...(at === 0 ? {} : { look: "soft" as const }) }], { locale, weight }),
    x: page.margin + (at === 0 ? 0 : first + (at - 1) * others),
    width: (at === 0 ? first : others) - 10,
  }));
  return { look, columns };
}

const bottom = page.height - page.margin;
const heightOf = (block: Drawn) => (block.kind === "plot" ? heightOfPlot(block) : heightOfScore) + 8;

/** How much room a block asks for at the end of a page: a heading stays with what follows it, a row with its score line. */
function leastRoom(prepared: readonly Prepared[], at: number): number {
  const block = prepared[at];
  const next = prepared[at + 1];
  if (!block) return 0;
  if (!("columns" in block)) return heightOf(block);
  const { size, weight, before } = block.look;
  const own = size * lineHeight + before;
  if (weight === 700) return own + Math.max(2 * own, leastRoom(prepared, at + 1));
  return next && "kind" in next && next.kind === "score" ? own + heightOf(next) : own;
}

/** The page that is being filled, from top to bottom. */
type Sheet = { doc: PDFDocument; y: number; root: ReturnType<PDFDocument["struct"]> };

function roomFor(sheet: Sheet, height: number) {
  if (sheet.y + height <= bottom) return;
  sheet.doc.addPage();
  sheet.y = page.margin;
}

function drawAll(doc: PDFDocument, prepared: readonly Prepared[]) {
  const root = doc.struct("Document");
  doc.addStructure(root);
  const sheet: Sheet = { doc, y: page.margin, root };
  for (const [at, block] of prepared.entries()) {
    roomFor(sheet, leastRoom(prepared, at));
    if ("columns" in block) drawWords(sheet, block);
    else drawFigure(sheet, block);
  }
  root.end();
}

function drawFigure(sheet: Sheet, block: Drawn) {
  const { doc, root, y } = sheet;
  if (block.kind === "rule") sheet.y = drawRule(doc, y);
  else if (block.kind === "score") sheet.y = drawScore(doc, y, block);
  else {
    const figure = doc.struct("Figure", { alt: block.label });
    root.add(figure);
    figure.add(() => drawPlot(doc, y, block));
    figure.end();
    sheet.y += heightOf(block);
  }
}

function drawWords(sheet: Sheet, { look, columns }: Words) {
  const { doc, root } = sheet;
  const step = look.size * lineHeight;
  const laid = columns.map(({ units, x, width }) => ({
    x,
    lines: fillLines(units, width, measureIn(doc, look.size)),
  }));
  const count = Math.max(...laid.map(({ lines }) => lines.length));
  sheet.y += sheet.y === page.margin ? 0 : look.before;
  const part = doc.struct(look.tag);
  root.add(part);
  for (let at = 0; at < count; at += 1) {
    roomFor(sheet, step);
    const base = sheet.y + look.size;
    part.add(() => {
      for (const { x, lines } of laid) drawLine(doc, lines[at], { x, base, size: look.size });
    });
    sheet.y += step;
  }
  part.end();
}

/** What stands on each page is no part of the text: readers of its structure pass over it. */
function drawFeet(doc: PDFDocument, foot: string, locale: Locale) {
  const { count } = doc.bufferedPageRange();
  const size = looks.note.size;
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at);
    doc.markContent("Artifact", { type: "Pagination" });
    const spans: Span[] = [
      { text: foot, look: "soft" },
      { text: `  ${at + 1} / ${count}`, look: "soft" },
    ];
    const [line] = fillLines(unitsOf(spans, { locale, weight: 400 }), room, measureIn(doc, size));
    drawLine(doc, line, { x: page.margin, base: page.height - page.margin / 2, size });
    doc.endMarkedContent();
  }
}

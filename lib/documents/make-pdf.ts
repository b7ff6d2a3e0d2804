import "server-only";
import PDFDocument from "pdfkit";

import { drawRule, drawScore, heightOfScore } from "@/lib/documents/draw-figures";
import type { Block, Span } from "@/lib/documents/pdf-blocks";
import { gatherFonts } from "@/lib/documents/pdf-fonts";
import { fillLines, type Line, measureIn, type Unit, unitsOf } from "@/lib/documents/pdf-lines";
import { colorOf, lineHeight, looks, page, room } from "@/lib/documents/pdf-looks";
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
type Prepared = Words | Extract<Block, { kind: "score" | "rule" }>;

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

const unitsIn = (block: Prepared): Unit[] =>
  "columns" in block ? block.columns.flatMap(({ units }) => units) : [];

const spansOf = (block: Exclude<Block, { kind: "score" | "rule" | "row" }>): readonly Span[] =>
  "spans" in block ? block.spans : [{ text: block.text }];

function prepare(block: Block, locale: Locale): Prepared {
  if (block.kind === "score" || block.kind === "rule") return block;
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

function drawAll(doc: PDFDocument, prepared: readonly Prepared[]) {
  const root = doc.struct("Document");
  doc.addStructure(root);
  let y: number = page.margin;
  const roomFor = (height: number) => {
    if (y + height <= bottom) return;
    doc.addPage();
    y = page.margin;
  };
  for (const block of prepared) {
    if (!("columns" in block)) {
      roomFor(heightOfScore + 8);
      y = block.kind === "rule" ? drawRule(doc, y) : drawScore(doc, y, block);
      continue;
    }
    const { look, columns } = block;
    const step = look.size * lineHeight;
    const laid = columns.map(({ units, x, width }) => ({
      x,
      lines: fillLines(units, width, measureIn(doc, look.size)),
    }));
    const count = Math.max(...laid.map(({ lines }) => lines.length));
    y += y === page.margin ? 0 : look.before;
    // A heading stays with what follows it.
    roomFor(look.weight === 700 ? 4 * step : step);
    const part = doc.struct(look.tag);
    root.add(part);
    for (let at = 0; at < count; at += 1) {
      roomFor(step);
      const base = y + look.size;
      part.add(() => {
        for (const { x, lines } of laid) drawLine(doc, lines[at], { x, base, size: look.size });
      });
      y += step;
    }
    part.end();
  }
  root.end();
}

function drawLine(
  doc: PDFDocument,
  line: Line | undefined,
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

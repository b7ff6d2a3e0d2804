import "server-only";
import type PDFDocument from "pdfkit";

import { depthOf, type Plot, type PlotSign, plotSigns, plotTicks } from "@/lib/core/plot";
import { drawLine } from "@/lib/documents/draw-line";
import type { PlotBlock } from "@/lib/documents/pdf-blocks";
import { measureIn, type Unit, unitsOf } from "@/lib/documents/pdf-lines";
import { inks, page, room } from "@/lib/documents/pdf-looks";
import type { Locale } from "@/lib/i18n/locales";

const size = 8;
const drawn = 112;
const edge = 8;
const axis = 26;
const left = page.margin + axis;
const width = room - axis;
const footHeight = 14;
/** The signs of a screen, at the size of paper. */
const scale = 0.6;

export const heightOfPlot = ({ legend }: PlotBlock) =>
  drawn + 2 * edge + footHeight + (legend.length > 0 ? footHeight : 0);

export type PreparedPlot = PlotBlock & {
  ticks: { y: number; units: Unit[] }[];
  feet: { x: number; units: Unit[] }[];
  signs: { sign: PlotSign; units: Unit[] }[];
};

/** A plot with its words made ready for their fonts. */
export function preparePlot(block: PlotBlock, locale: Locale): PreparedPlot {
  const { plot, tick, foot, legend } = block;
  const units = (text: string) => unitsOf([{ text, look: "soft" }], { locale, weight: 400 });
  return {
    ...block,
    ticks: plotTicks.map((score) => ({ y: depthOf(score), units: units(tick(score)) })),
    feet: plot.feet.map(({ x, at }) => ({ x, units: units(foot(at)) })),
    signs: legend.map(({ sign, text }) => ({ sign, units: units(text) })),
  };
}

export const unitsInPlot = ({ ticks, feet, signs }: PreparedPlot): Unit[] =>
  [...ticks, ...feet, ...signs].flatMap(({ units }) => units);

/** A plot from `top` on; its content is one figure with words for who hears it. */
export function drawPlot(doc: PDFDocument, top: number, block: PreparedPlot) {
  const place = {
    x: (share: number) => left + share * width,
    y: (depth: number) => top + edge + drawn * depth,
  };
  drawScale(doc, block, place);
  drawPoints(doc, block.plot, place);
  const base = top + drawn + 2 * edge + size;
  for (const { x, units } of block.feet) drawWords(doc, units, { x: place.x(x), base, align: 0.5 });
  let at = left;
  for (const { sign, units } of block.signs) {
    drawSign(doc, sign, { x: at + 4, y: base + footHeight - 3 });
    at += 12 + drawWords(doc, units, { x: at + 12, base: base + footHeight, align: 0 }) + 14;
  }
}

type Places = { x: (share: number) => number; y: (depth: number) => number };

function drawScale(doc: PDFDocument, { ticks }: PreparedPlot, { y }: Places) {
  for (const { y: depth, units } of ticks) {
    doc.lineWidth(0.6).strokeColor(inks.line);
    doc
      .moveTo(left, y(depth))
      .lineTo(left + width, y(depth))
      .stroke();
    drawWords(doc, units, { x: left - 6, base: y(depth) + size / 3, align: 1 });
  }
}

function drawPoints(doc: PDFDocument, { ranges, isBand, lines, signs }: Plot, { x, y }: Places) {
  const wide = isBand ? width / ranges.length : 9;
  for (const range of ranges) {
    const height = Math.max(1, y(range.low) - y(range.high));
    doc.rect(x(range.x) - wide / 2, y(range.high), wide, height).fill(inks.mark);
  }
  doc.lineWidth(1.2).strokeColor(inks.ink);
  for (const { from, to } of lines) doc.moveTo(x(from.x), y(from.y)).lineTo(x(to.x), y(to.y)).stroke();
  for (const sign of signs) drawSign(doc, sign.sign, { x: x(sign.x), y: y(sign.y) });
}

function drawSign(doc: PDFDocument, sign: PlotSign, { x, y }: { x: number; y: number }) {
  const { shape, radius, filled } = plotSigns[sign];
  const half = radius * scale;
  doc.lineWidth(1).strokeColor(inks.ink).fillColor(inks.paper);
  if (shape === "circle") doc.circle(x, y, half).fillAndStroke();
  else doc.rect(x - half, y - half, 2 * half, 2 * half).fillAndStroke();
  if (filled > 0) doc.circle(x, y, half * filled).fill(inks.ink);
}

/** Words whose start, middle or end is at `x`; tells how wide they are. */
function drawWords(
  doc: PDFDocument,
  units: Unit[],
  { x, base, align }: { x: number; base: number; align: number },
): number {
  const measure = measureIn(doc, size);
  const wide = units.reduce((sum, { runs }) => sum + measure(runs), 0);
  drawLine(doc, { units }, { x: x - wide * align, base, size });
  return wide;
}

import "server-only";
import { Buffer, type Font, shape } from "harfbuzzjs";

import type { Locale } from "@/lib/i18n/locales";
import { loadFont } from "@/lib/seo/picture/load-font";
import { filesFor } from "@/lib/documents/typefaces";

/** What a text is set in, besides its size. */
export type Type = { locale: Locale; weight: number };

type Run = { font: Font; text: string };
type Glyph = { x: number; y: number; path: string };

/** Glyphs are in the font's units, `perEm` to the em, from the start of the run; the width is in ems. */
export type ShapedRun = { width: number; perEm: number; glyphs: Glyph[] };

const invisible = /^[\u200b-\u200d\u2060\ufe00-\ufe0f\ufeff]$/u;

/** Latin headings stand a little closer, as on the pages; no other script does. */
const tracking = -0.015;
const isLatin = /^[\p{Script=Latin}\p{Script=Common}]+$/u;

/** The font of one sign with the marks on it; null when no font draws it. */
async function fontOf(sign: string, { locale, weight }: Type): Promise<Font | null> {
  const points = [...sign].filter((each) => !invisible.test(each)).map((each) => each.codePointAt(0) ?? 0);
  const [lead = 0x20] = points;
  for (const file of filesFor(lead, locale)) {
    const font = await loadFont(file, weight);
    if (points.every((point) => font.nominalGlyph(point) !== undefined)) return font;
  }
  return null;
}

/** Neighbours in one font are shaped together: kerning, and marks above marks. */
async function splitRuns(text: string, type: Type) {
  const runs: Run[] = [];
  const missing: string[] = [];
  // The narrow space of French is in few fonts.
  const plain = text.replaceAll("\u202f", "\u00a0");
  for (const { segment } of new Intl.Segmenter(type.locale).segment(plain)) {
    const last = runs.at(-1);
    const font = await fontOf(segment, type);
    if (!font) missing.push(segment);
    else if (last?.font === font) last.text += segment;
    else runs.push({ font, text: segment });
  }
  return { runs, missing };
}

function shapeRun({ font, text }: Run, locale: Locale): ShapedRun {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.setLanguage(locale);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const perEm = font.face.upem;
  const closer = isLatin.test(text) ? tracking * perEm : 0;
  let x = 0;
  const glyphs = buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const glyph = { x: x + xOffset, y: yOffset, path: font.glyphToPath(codepoint) };
      x += xAdvance + (xAdvance > 0 ? closer : 0);
      return glyph;
    });
  return { width: x / perEm, perEm, glyphs };
}

/** The outlines of a text, run by run. Signs that no font draws are left out. */
export async function shapeText(text: string, type: Type): Promise<ShapedRun[]> {
  const { runs } = await splitRuns(text, type);
  return runs.map((run) => shapeRun(run, type.locale));
}

/** In ems. */
export async function measureText(text: string, type: Type): Promise<number> {
  const runs = await shapeText(text, type);
  return runs.reduce((sum, { width }) => sum + width, 0);
}

/** Signs of a text that no font of the project draws. */
export async function missingSigns(text: string, type: Type): Promise<string[]> {
  const { missing } = await splitRuns(text, type);
  return [...new Set(missing)];
}

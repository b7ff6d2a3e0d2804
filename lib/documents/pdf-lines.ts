import "server-only";
import type PDFDocument from "pdfkit";

import type { Span } from "@/lib/documents/pdf-blocks";
import { type Run, splitRuns } from "@/lib/documents/pdf-fonts";
import { splitUnits } from "@/lib/documents/split-units";
import type { Locale } from "@/lib/i18n/locales";

/** What stays on one line, in one look. */
export type Unit = { runs: Run[]; look: Span["look"]; breaksAfter: boolean };
export type Line = { units: Unit[]; width: number };

type Type = { locale: Locale; weight: 400 | 700 };

/** The spaces around a span stay with its first and its last part. */
function partsOf(text: string, locale: Locale): string[] {
  const parts = splitUnits(text, locale);
  const [before = ""] = /^\s+/u.exec(text) ?? [];
  const [after = ""] = /\s+$/u.exec(text) ?? [];
  if (parts.length === 0) return text === "" ? [] : [text];
  return parts.map((part, at) => {
    const start = at === 0 ? before : "";
    return `${start}${part}${at === parts.length - 1 && !/\s$/u.test(part) ? after : ""}`;
  });
}

/** The parts of some spans that stay on one line; a new line in a text is one in the document. */
export function unitsOf(spans: readonly Span[], { locale, weight }: Type): Unit[] {
  return spans.flatMap(({ text, look }) =>
    text.split(/\r?\n/u).flatMap((line, at, all) => {
      const own = { locale, weight: look === "strong" ? (700 as const) : weight };
      const units = partsOf(line, locale).map((part): Unit => {
        return { runs: splitRuns(part, own), look, breaksAfter: false };
      });
      const last = units.at(-1) ?? { runs: [], look, breaksAfter: false };
      if (at === all.length - 1) return units;
      return [...units.slice(0, -1), { ...last, breaksAfter: true }];
    }),
  );
}

type Measure = (runs: readonly Run[]) => number;

export const measureIn =
  (doc: PDFDocument, size: number): Measure =>
  (runs) =>
    runs.reduce((sum, { font, text }) => sum + doc.font(font).fontSize(size).widthOfString(text), 0);

/** A unit wider than a whole line is cut between signs. */
function cut(unit: Unit, room: number, measure: Measure): Unit[] {
  if (measure(unit.runs) <= room) return [unit];
  const signs = unit.runs.flatMap(({ font, text }) => {
    const parts = [...new Intl.Segmenter("en").segment(text)];
    return parts.map(({ segment }): Run => ({ font, text: segment }));
  });
  const units: Unit[] = [];
  for (const sign of signs) {
    const last = units.at(-1);
    if (last && measure([...last.runs, sign]) <= room) last.runs.push(sign);
    else units.push({ runs: [sign], look: unit.look, breaksAfter: false });
  }
  return units;
}

/** As many units on each line as find room. */
export function fillLines(units: readonly Unit[], room: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  let isNew = true;
  for (const unit of units.flatMap((each) => cut(each, room, measure))) {
    const width = measure(unit.runs);
    const last = lines.at(-1);
    const bare = measure(withoutEnd(unit.runs));
    if (last && !isNew && last.width + bare <= room) {
      last.units.push(unit);
      last.width += width;
    } else lines.push({ units: [unit], width });
    isNew = unit.breaksAfter;
  }
  return lines;
}

const withoutEnd = (runs: readonly Run[]): Run[] =>
  runs.map((run, at) => (at === runs.length - 1 ? { ...run, text: run.text.trimEnd() } : run));

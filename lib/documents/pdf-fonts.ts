import "server-only";

import { subsetFont } from "@/lib/documents/subset-font";
import { filesFor } from "@/lib/documents/typefaces";
import type { Locale } from "@/lib/i18n/locales";

/** A run of signs that one font draws. */
export type Run = { font: string; text: string };

const plain = (text: string) =>
  text
    // The narrow space of French is in few fonts, and what cannot be seen in none.
    .replaceAll("\u202f", "\u00a0")
    .replaceAll(/[\u200b\u2060\ufeff\u0000-\u0008\u000b-\u001f]/gu, "")
    .replaceAll("\t", " ");

const fontName = (file: string, weight: number) => `${file} ${weight}`;

/** Signs with the marks on them stay together; a sign that no font draws becomes a question mark. */
export function splitRuns(text: string, { locale, weight }: { locale: Locale; weight: number }): Run[] {
  const runs: Run[] = [];
  for (const { segment } of new Intl.Segmenter(locale).segment(plain(text))) {
    const [file] = filesFor(segment.codePointAt(0) ?? 0x20, locale);
    const [known, sign] = file ? [file, segment] : [filesFor(0x3f, locale)[0] ?? "", "?"];
    const font = fontName(known, weight);
    const last = runs.at(-1);
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
}

/** Gathers what a document writes, then makes the fonts of it: each with the signs that are used, and no other. */
export function gatherFonts() {
  const points = new Map<string, Set<number>>();
  return {
    add(runs: readonly Run[]) {
      for (const { font, text } of runs) {
        const known = points.get(font) ?? new Set([0x20, 0x3f]);
        for (const sign of text) known.add(sign.codePointAt(0) ?? 0x20);
        points.set(font, known);
      }
    },
    async make(): Promise<Map<string, Uint8Array>> {
      const fonts = new Map<string, Uint8Array>();
      for (const [font, wanted] of points) {
        const at = font.lastIndexOf(" ");
        const weight = Number(font.slice(at + 1));
        fonts.set(font, await subsetFont(font.slice(0, at), { points: wanted, weight }));
      }
      return fonts;
    },
  };
}

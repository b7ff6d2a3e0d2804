import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { create } from "fontkit";

import type { Locale } from "@/lib/i18n/locales";
import type { BuiltPage } from "@/scripts/site/pages/built-pages";

/** These languages read in the fonts of their readers' devices, which have every sign of theirs. */
const inSystemFonts = new Set<Locale>(["ja", "ko", "zh"]);

type Font = ReturnType<typeof create>;
const known = new Map<string, Font[]>();

/** Every font file that the pages load themselves. */
function ownFonts(root: string): Font[] {
  const found = known.get(root);
  if (found) return found;
  const folders = [path.join(root, "public/fonts"), path.join(root, "app/fonts")];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".woff2"))
      .map((name) => path.join(folder, name)),
  );
  const fonts = files.map((file) => create(readFileSync(file)));
  known.set(root, fonts);
  return fonts;
}

/** Spaces, and phonetic signs, which every device has. */
const needsNoGlyph = /[\s\u0250-\u02af]/;

/** Signs of the page's own words that no font of the site draws, each with a text it stands in. */
export function findFontGaps(page: BuiltPage, root: string): string[] {
  if (inSystemFonts.has(page.locale)) return [];
  const fonts = ownFonts(root);
  const gaps = new Map<string, string>();
  for (const { text, lang } of page.texts) {
    if (lang !== page.locale && lang !== "en") continue;
    for (const sign of text)
      if (
        !needsNoGlyph.test(sign) &&
        !gaps.has(sign) &&
        !fonts.some((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
      )
        gaps.set(sign, text);
  }
  return [...gaps].map(([sign, text]) => `no glyph for ${sign} in: ${text.slice(0, 60)}`);
}

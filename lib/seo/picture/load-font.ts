import "server-only";
import { readFile } from "node:fs/promises";

import { Blob, Face, Font, Variation } from "harfbuzzjs";
import { decompress } from "wawoff2";

/** Slices of the large families are many, and each is needed by few pictures. */
const kept = 48;
const fonts = new Map<string, Promise<Font>>();

async function open(file: string, weight: number) {
  const bytes = await decompress(await readFile(file));
  const font = new Font(new Face(new Blob(bytes)));
  font.setVariations([new Variation("wght", weight)]);
  return font;
}

/** A font file of node_modules at a weight; the last ones stay open. */
export function loadFont(file: string, weight: number): Promise<Font> {
  const key = `${file} ${weight}`;
  const font = fonts.get(key) ?? open(file, weight);
  fonts.delete(key);
  fonts.set(key, font);
  const oldest = fonts.keys().next();
  if (fonts.size > kept && !oldest.done) fonts.delete(oldest.value);
  return font;
}

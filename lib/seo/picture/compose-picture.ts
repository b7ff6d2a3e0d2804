import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

import type { PageHead } from "@/lib/seo/page-head";
import { lightPalette } from "@/lib/seo/picture/light-palette";
import { drawRuler } from "@/lib/seo/picture/draw-ruler";
import { pictureSize } from "@/lib/seo/picture/picture-size";
import type { Scene } from "@/lib/seo/picture/scenes";
import { setText } from "@/lib/seo/picture/set-text";
import { setTitle } from "@/lib/seo/picture/set-title";

const margin = 72;
const room = { top: 152, height: 316 } as const;
const drawingBox = { x: 788, y: 168, width: 340, height: 290 } as const;

const read = (file: string) => readFile(path.join(/* turbopackIgnore: true */ process.cwd(), file), "utf8");

type Frame = { x: number; y: number; width: number; height: number };

/** An SVG file of `public` as a part of the picture: in a new frame, with its proportions. */
async function place(file: string, { x, y, width, height }: Frame) {
  const svg = await read(`public${file}`);
  const frame = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return svg
    .slice(svg.indexOf("<svg"))
    .replace(
      /^<svg([^>]*)>/,
      (_, rest: string) => `<svg ${frame}${rest.replaceAll(/\s(?:x|y|width|height)="[^"]*"/g, "")}>`,
    );
}

/** The mark, the name, and the part of the site in the page's language. */
async function drawHead({ section, locale }: PageHead, palette: Map<string, string>) {
  const color = (name: string) => palette.get(name) ?? "";
  const [middle, markSize] = [84, 56];
  const line = { width: 700, height: 60, maxLines: 1 };
  const name = await setText("Bandwise", { locale: "en", weight: 720 }, { ...line, sizes: [40] });
  const start = margin + markSize + 18;
  const top = middle - markSize / 2;
  const mark = await place("/icon.svg", { x: margin, y: top, width: markSize, height: markSize });
  const brand = mark + name.svg(start, middle - name.height / 2, color("ink"));
  if (!section) return brand;
  const part = await setText(section, { locale, weight: 500 }, { ...line, sizes: [30] });
  const end = start + name.width + 22;
  return `${brand}<path d="M${end} ${middle - 18}v36" stroke="${color("line-strong")}" stroke-width="2"/>${part.svg(end + 22, middle - part.height / 2, color("ink-soft"))}`;
}

/** The whole picture as SVG, without any text: every letter is an outline. */
export async function composePicture(head: PageHead, scene: Scene): Promise<string> {
  const palette = lightPalette(await read("app/globals.css"));
  const { width, height } = pictureSize;
  const titleWidth = scene.drawing ? drawingBox.x - margin - 48 : width - 2 * margin;
  const [top, title, drawing, ruler] = await Promise.all([
    drawHead(head, palette),
    setTitle(head, { width: titleWidth, height: room.height }),
    scene.drawing ? place(scene.drawing, drawingBox) : "",
    drawRuler(scene.range, palette),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${palette.get(scene.tone) ?? ""}"/>${top}${title.svg(margin, room.top, palette)}${drawing}${ruler}</svg>`;
}

/** Draws the icons of devices from public/icon.svg: node scripts/site/draw-icons.mjs */
import { readFile } from "node:fs/promises";

import sharp from "sharp";

const folder = new URL("../../public/", import.meta.url);
const mark = await readFile(new URL("icon.svg", folder));

for (const [file, size] of [
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["apple-icon.png", 180],
])
  await sharp(mark, { density: (72 * size) / 32 })
    .resize(size, size)
    .flatten({ background: "#0c5a63" })
    .png()
    .toFile(new URL(file, folder).pathname);

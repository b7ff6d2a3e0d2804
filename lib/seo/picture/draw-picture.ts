import "server-only";
import sharp from "sharp";

import type { PageHead } from "@/lib/seo/page-head";
import { composePicture } from "@/lib/seo/picture/compose-picture";
import type { Scene } from "@/lib/seo/picture/scenes";

/** A page's picture as PNG; few colours, so that 128 of them are enough. */
export async function drawPicture(head: PageHead, scene: Scene): Promise<Buffer> {
  const svg = await composePicture(head, scene);
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, dither: 0, effort: 7 }).toBuffer();
}

import "server-only";
import path from "node:path";

import sharp from "sharp";

const known = new Map<string, Promise<Size | null>>();

export type Size = { width: number; height: number };

/** The size of a picture of the site, so that its place on the page is kept free; null for one that cannot be read. */
export function pictureSize(url: string): Promise<Size | null> {
  if (!/^\/images\/(?!.*\.\.)/.test(url)) return Promise.resolve(null);
  const size =
    known.get(url) ?? readSize(path.join(/* turbopackIgnore: true */ process.cwd(), "public", url));
  known.set(url, size);
  return size;
}

async function readSize(file: string): Promise<Size | null> {
  try {
    const { width, height, autoOrient } = await sharp(file).metadata();
    return { width: autoOrient.width || width, height: autoOrient.height || height };
  } catch {
    return null;
  }
}

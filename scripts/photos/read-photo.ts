import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import type { PhotoEntry } from "@/lib/bank/scenes/photo";

const formats = ["jpeg", "png", "webp", "avif", "heif"];
const mostBytes = 25e6;
const least = { width: 1200, height: 800 };
/** From a little upright to a little wider than a screen: it stands beside a field to write in. */
const shapes = { narrowest: 0.95, widest: 1.9 };
const shown = { width: 1600, height: 1600 };

export type ReadPhoto = { words: Record<string, unknown>; webp: Buffer; sha: string };

function sizeFaults(width: number, height: number) {
  const shape = width / height;
  return [
    ...(width < least.width || height < least.height
      ? [`${width} x ${height}: at least ${least.width} x ${least.height} are needed`]
      : []),
    ...(shape < shapes.narrowest || shape > shapes.widest
      ? [`${width} x ${height}: too ${shape < 1 ? "tall" : "wide"} for the task`]
      : []),
  ];
}

/** Reads a photograph as learners get it: turned upright, without what the camera wrote into it (places, names), smaller. */
export async function readPhoto(folder: string, entry: PhotoEntry): Promise<ReadPhoto | string[]> {
  const path = join(folder, entry.file);
  if (!existsSync(path)) return [`${entry.file} is missing`];
  if (statSync(path).size > mostBytes) return [`${entry.file} is over ${mostBytes / 1e6} MB`];
  const bytes = readFileSync(path);
  try {
    const { format, autoOrient } = await sharp(bytes).metadata();
    if (!formats.includes(format)) return [`${entry.file} is ${format}: jpg, png, webp or avif are read`];
    const faults = sizeFaults(autoOrient.width, autoOrient.height);
    if (faults.length > 0) return faults.map((fault) => `${entry.file}: ${fault}`);
    const webp = await sharp(bytes)
      .autoOrient()
      .resize({ ...shown, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    const { file: _file, ...words } = entry;
    return { words, webp, sha: createHash("sha256").update(webp).digest("hex") };
  } catch (fault) {
    return [`${entry.file} can't be read: ${fault instanceof Error ? fault.message : String(fault)}`];
  }
}

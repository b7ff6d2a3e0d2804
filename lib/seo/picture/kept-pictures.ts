import "server-only";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";

import pLimit from "p-limit";

import { replaceFile } from "@/lib/core/replace-file";

type Keeper = {
  folder: string;
  /** The name of the build: pictures that an older one drew are thrown away. */
  build: string;
  /** As many as are drawn side by side. */
  limit: number;
};

/** Draws each picture once, and keeps it in a folder; two requests for the same one wait for the same drawing. */
export function createPictureKeeper({ folder, build, limit }: Keeper) {
  const place = path.join(folder, build);
  const drawing = new Map<string, Promise<Buffer>>();
  const inTurn = pLimit(limit);
  let isReady: Promise<void> | null = null;

  async function prepare() {
    await mkdir(place, { recursive: true });
    const others = (await readdir(folder)).filter((name) => name !== build);
    await Promise.all(others.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
  }

  async function readOrDraw(name: string, draw: () => Promise<Buffer>) {
    // A folder that cannot be written costs time, never the picture.
    await (isReady ??= prepare().catch(() => undefined));
    const file = path.join(place, `${name}.png`);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const bytes = await inTurn(draw);
    await replaceFile(file, bytes).catch(() => undefined);
    return bytes;
  }

  return {
    /** The picture of that name, drawn when there is none yet. A name is a word: letters, digits, hyphens. */
    get(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
      const known = drawing.get(name);
      if (known) return known;
      const found = readOrDraw(name, draw).finally(() => drawing.delete(name));
      drawing.set(name, found);
      return found;
    },
  };
}

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { readManifest } from "./read-manifest";
import { readPhoto } from "./read-photo";

const shaOf = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");

/** What the bank has: the names of all its pictures, and its photographs by what is in them. */
function known(bank: string) {
  const photos = join(bank, "photos");
  const names = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  const webp = names(photos).filter((name) => name.endsWith(".webp"));
  return {
    scenes: new Set(names(join(bank, "scenes")).map((name) => name.replace(/\.\w+$/, ""))),
    bySha: new Map(webp.map((name) => [shaOf(join(photos, name)), name.replace(/\.webp$/, "")])),
  };
}

/**
 * Brings a folder of photographs with a manifest into the bank: `photos/<id>.webp` and `<id>.json`. Everything or nothing:
 * when one entry has a fault, nothing is written. An id that is there is replaced.
 */
export async function importPhotos(
  folder: string,
  bank: string,
): Promise<{ written: string[]; faults: string[] }> {
  const { entries, faults } = readManifest(folder);
  const { scenes, bySha } = known(bank);
  const ready: { id: string; webp: Buffer; json: string }[] = [];
  for (const entry of entries) {
    if (scenes.has(entry.id)) faults.push(`${entry.id} is the name of a scene`);
    const read = await readPhoto(folder, entry);
    if (Array.isArray(read)) {
      faults.push(...read);
      continue;
    }
    const same = bySha.get(read.sha);
    if (same !== undefined && same !== entry.id) faults.push(`${entry.file} is the same picture as ${same}`);
    bySha.set(read.sha, entry.id);
    ready.push({ id: entry.id, webp: read.webp, json: `${JSON.stringify(read.words, null, 2)}\n` });
  }
  if (faults.length > 0) return { written: [], faults };
  const target = join(bank, "photos");
  mkdirSync(target, { recursive: true });
  for (const { id, webp, json } of ready) {
    writeFileSync(join(target, `${id}.webp`), webp);
    writeFileSync(join(target, `${id}.json`), json);
  }
  return { written: ready.map(({ id }) => id), faults };
}

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { FactsStore } from "@/scripts/content/check/facts/facts-store";
import type { Entry } from "@/scripts/content/check/facts/read-entry";
import { sameWordings, type Wordings } from "@/scripts/content/check/wordings";
import { hashInputs } from "@/scripts/start/stamp.mjs";

/** The code that reads. */
const ownProject = path.resolve(import.meta.dirname, "../../../..");
/** What decides how a file is read; with another reader nothing that was read before holds. */
const readers = [
  "scripts/content",
  "scripts/messages/writing-systems.ts",
  "lib/content",
  "lib/core",
  "lib/i18n",
  "lib/questions",
  "package-lock.json",
];

type Shard = { reader: string; wordings: Wordings; entries: [string, Entry][] };

const folderOf = (root: string) => path.join(root, ".cache/content");
/** The files of one document are kept together. */
const shardOf = (file: string) => {
  let sum = 0;
  for (const sign of path.dirname(file)) sum = (sum * 31 + sign.charCodeAt(0)) % 64;
  return `${String(sum).padStart(2, "0")}.json`;
};

/** Facts that were saved by an earlier run; a cache that cannot be read is no cache. */
function readShard(file: string): Shard | null {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

const readerOf = (project: string) => hashInputs(project, readers, [process.version]);

/** What has been kept of a file, and of the others that are kept with it, by the code of `project`. */
export function createRecall(root: string, project: string) {
  const reader = readerOf(project);
  return (file: string): [string, Entry][] => {
    const shard = readShard(path.join(folderOf(root), shardOf(file)));
    return shard?.reader === reader ? shard.entries : [];
  };
}

/** Takes up what earlier runs have read; hands back the way to save what this run has read. */
export function openFactsCache(store: FactsStore) {
  const folder = folderOf(store.root);
  const reader = readerOf(ownProject);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".json"))) {
    const shard = readShard(path.join(folder, name));
    if (shard?.reader !== reader) rmSync(path.join(folder, name), { force: true });
    else if (sameWordings(shard.wordings, store.wordings()))
      for (const [file, entry] of shard.entries) store.put(file, entry);
  }
  store.takeChanges();
  store.look();
  return { save: () => saveShards(store, folder, reader) };
}

function saveShards(store: FactsStore, folder: string, reader: string) {
  const changed = new Set([...store.takeChanges()].map(shardOf));
  if (changed.size === 0) return;
  const byShard = Map.groupBy(store.entries, ([file]) => shardOf(file));
  for (const name of changed) {
    const shard: Shard = { reader, wordings: store.wordings(), entries: byShard.get(name) ?? [] };
    const written = path.join(folder, `${name}.${process.pid}`);
    writeFileSync(written, JSON.stringify(shard));
    renameSync(written, path.join(folder, name));
  }
}

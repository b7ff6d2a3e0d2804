import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { Item } from "@/lib/bank/item";
import { BankMedia } from "@/lib/bank/media";
import { parseLines } from "@/lib/bank/parse-lines";

/** Every item of a folder of NDJSON files, such as `content/bank/items`. Throws an Error that names the file and the line. */
export const loadItems = (folder: string): Promise<Item[]> => loadFolder(folder, Item);

/** The recordings and pictures of `content/bank/media`. */
export const loadMedia = (folder: string): Promise<BankMedia[]> => loadFolder(folder, BankMedia);

async function loadFolder<Entry extends { id: string }>(folder: string, schema: Schema<Entry>) {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".ndjson")).sort();
  const lists = await Promise.all(files.map((file) => loadFile(join(folder, file), schema)));
  return lists.flat();
}

type Schema<Entry> = { parse: (value: unknown) => Entry };

async function loadFile<Entry extends { id: string }>(path: string, schema: Schema<Entry>) {
  const text = await readFile(path, "utf8");
  try {
    return parseLines(text, schema);
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : "unreadable"}`, { cause });
  }
}

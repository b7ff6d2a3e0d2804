import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Item } from "@/lib/bank/item";
import { parseItems } from "@/lib/bank/parse-items";

/** Every item of a folder of NDJSON files, such as `content/bank/items`. Throws an Error that names the file and the line. */
export async function loadItems(folder: string): Promise<Item[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".ndjson")).sort();
  const lists = await Promise.all(files.map((file) => loadFile(join(folder, file))));
  return lists.flat();
}

async function loadFile(path: string): Promise<Item[]> {
  const text = await readFile(path, "utf8");
  try {
    return parseItems(text);
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : "unreadable"}`, { cause });
  }
}

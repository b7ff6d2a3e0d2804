import "server-only";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** How many questions the bank publishes at first: its lines, counted, without the reserve. Null when it has not been built. */
export async function countPublishedItems(folder = "content/bank/items") {
  const root = path.join(/* turbopackIgnore: true */ process.cwd(), folder);
  const files = await readdir(root).catch(() => []);
  const counts = await Promise.all(
    files.filter((name) => name.endsWith(".ndjson")).map((name) => countPublished(path.join(root, name))),
  );
  return counts.reduce((sum, count) => sum + count, 0) || null;
}

async function countPublished(file: string) {
  const text = await readFile(file, "utf8");
  return text.split("\n").filter((line) => line.trim() && !line.includes('"waits":true')).length;
}

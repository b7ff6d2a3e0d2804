import "server-only";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { z } from "zod";

import { questionTypes } from "@/lib/questions/types";

const Line = z.object({
  type: z.enum(questionTypes),
  waits: z.boolean().default(false),
});

/**
 * How many questions can be met in practice and exams with the bank as it was built: its lines, counted, without the
 * reserve. Null when it has not been built.
 */
export async function countItems(folder = "content/bank/items") {
  const root = path.join(/* turbopackIgnore: true */ process.cwd(), folder);
  const files = await readdir(root).catch(() => []);
  const lists = await Promise.all(
    files.filter((name) => name.endsWith(".ndjson")).map((name) => readLines(path.join(root, name))),
  );
  const bank = lists.flat();
  return bank.filter(({ waits }) => !waits).length || null;
}

async function readLines(file: string) {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line.trim());
  return lines.map((line) => Line.parse(JSON.parse(line)));
}

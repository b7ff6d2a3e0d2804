import "server-only";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { z } from "zod";

import { questionTypes } from "@/lib/questions/types";
import { poolsOf } from "@/lib/services/bank/assign-items";

const Line = z.object({
  id: z.string(),
  type: z.enum(questionTypes),
  enemies: z.array(z.string()),
  waits: z.boolean().default(false),
});

/**
 * How many questions can be practiced with the bank as it was built: its lines, counted, without the reserve and without
 * what is kept for exams. Null when it has not been built.
 */
export async function countPracticeItems(folder = "content/bank/items") {
  const root = path.join(/* turbopackIgnore: true */ process.cwd(), folder);
  const files = await readdir(root).catch(() => []);
  const lists = await Promise.all(
    files.filter((name) => name.endsWith(".ndjson")).map((name) => readLines(path.join(root, name))),
  );
  const bank = lists.flat();
  const pools = poolsOf(bank);
  return bank.filter(({ id, waits }) => !waits && pools.get(id) === "practice").length || null;
}

async function readLines(file: string) {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line.trim());
  return lines.map((line) => Line.parse(JSON.parse(line)));
}

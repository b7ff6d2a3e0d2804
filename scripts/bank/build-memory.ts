import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

/** What a build follows from: sources, code, and the packages with the word lists. */
const inputs = [
  { folder: "content/bank", pattern: /\.yaml$/ },
  { folder: "lib/bank", pattern: /\.ts$/ },
  { folder: "lib/questions", pattern: /\.ts$/ },
  { folder: "scripts/bank", pattern: /\.ts$/ },
];
const outputs = [
  { folder: "content/bank/items", pattern: /\.ndjson$/ },
  { folder: "content/bank/media", pattern: /\.ndjson$/ },
];

const Memory = z.object({ inputs: z.string(), outputs: z.string(), report: z.string() });

/** Remembers what the last build of this folder was made from and said. */
export function openBuildMemory(root: string) {
  const file = join(root, ".cache", "bank-build.json");
  const digest = (places: typeof inputs, more: readonly string[] = []) => {
    const hash = createHash("sha256");
    for (const { folder, pattern } of places) {
      const place = join(root, folder);
      const names = existsSync(place) ? readdirSync(place, { recursive: true, encoding: "utf8" }) : [];
      for (const name of names.filter((one) => pattern.test(one)).sort())
        hash.update(`${folder}/${name}\n`).update(readFileSync(join(place, name)));
    }
    for (const path of more) hash.update(readFileSync(join(root, path)));
    return hash.digest("hex");
  };
  const state = () => ({ inputs: digest(inputs, ["package-lock.json"]), outputs: digest(outputs) });

  return {
    /** What the last build said, if nothing has changed since; otherwise null. */
    recall() {
      if (!existsSync(file)) return null;
      const memory = Memory.safeParse(JSON.parse(readFileSync(file, "utf8")));
      if (!memory.success) return null;
      const now = state();
      const { inputs: from, outputs: made, report } = memory.data;
      return from === now.inputs && made === now.outputs ? report : null;
    },
    keep(report: string) {
      mkdirSync(join(root, ".cache"), { recursive: true });
      writeFileSync(file, JSON.stringify({ ...state(), report }));
    },
  };
}

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { SampleTable } from "@/lib/content/samples/sample-schema";

/** The pictures whose sample answers are public, in `public/images/scenes`, and no others: a task may still show those. */
export function publishScenes(root: string, samples: SampleTable) {
  const folder = path.join(root, "public/images/scenes");
  const names = new Set(
    samples.flatMap(({ prompts }) =>
      prompts.flatMap(({ picture }) => (picture ? [`${picture.scene}.svg`] : [])),
    ),
  );
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!names.has(name)) rmSync(path.join(folder, name));
  if (names.size > 0) mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const drawn = readFileSync(path.join(root, "content/bank/scenes", name), "utf8");
    const file = path.join(folder, name);
    if (!existsSync(file) || readFileSync(file, "utf8") !== drawn) writeFileSync(file, drawn);
  }
}

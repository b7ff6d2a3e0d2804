/** Writes the drawings of components/site as files: for the pages, covers of courses, pictures for sharing. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { drawingFiles } from "@/scripts/site/drawing-files";

const root = path.resolve(import.meta.dirname, "../..");

for (const [name, text] of drawingFiles(root)) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

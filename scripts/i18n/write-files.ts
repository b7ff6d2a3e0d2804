import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes all files or none: each beside its place first, then all into place; a failure puts the old ones back. */
export function writeFiles(root: string, texts: ReadonlyMap<string, string>) {
  const files = [...texts].map(([name, text]) => {
    const full = path.join(root, name);
    const before = existsSync(full) ? { bytes: readFileSync(full), mode: statSync(full).mode } : null;
    return { full, text, before, draft: `${full}.${process.pid}.new` };
  });
  const placed: typeof files = [];
  try {
    for (const { full, draft, text, before } of files) {
      mkdirSync(path.dirname(full), { recursive: true });
      writeFileSync(draft, text, before ? { mode: before.mode } : {});
    }
    for (const file of files) {
      renameSync(file.draft, file.full);
      placed.push(file);
    }
  } catch (error) {
    for (const { draft } of files) rmSync(draft, { force: true });
    for (const { full, before } of placed)
      if (before) writeFileSync(full, before.bytes);
      else rmSync(full, { force: true });
    throw error;
  }
}

import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { linkTree } from "@/scripts/bench/link-packages";

/** What a fresh copy of the project does not have, and what no build of it needs. */
const leftOut = /^(\.git|\.next.*|\.cache|\.contentlayer|\.data.*|test-results|playwright-report|docs)$/;

/** The project as it stands, in a temporary folder: its own content, its own build, the same packages. */
export function copyProject(root: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "bandwise-corpus-"));
  for (const name of readdirSync(root).filter((each) => !leftOut.test(each) && each !== "node_modules"))
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  mkdirSync(path.join(folder, "node_modules"));
  linkTree(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

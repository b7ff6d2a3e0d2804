import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { Fault } from "./say.mjs";

/** Read by Chromium at the beginning of a script; other browsers see a comment. */
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Lets the framework's scripts, which every page runs whole, be compiled while they arrive and beside the page's own
 * thread; see docs/decisions/009-scripts-after-paint.md. Gives how many the build in `folder` has.
 */
export function letScriptsCompileEarly(folder) {
  const { rootMainFiles = [] } = JSON.parse(readFileSync(path.join(folder, "build-manifest.json"), "utf8"));
  if (rootMainFiles.length === 0)
    throw new Fault(
      `${folder}/build-manifest.json names no rootMainFiles, as scripts/start/compile-early.mjs expects.`,
    );
  for (const name of rootMainFiles) {
    const file = path.join(folder, name);
    const script = readFileSync(file, "utf8");
    if (!script.startsWith(hint)) writeFileSync(file, hint + script);
  }
  return rootMainFiles.length;
}

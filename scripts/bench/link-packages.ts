import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";

import { z } from "zod";

const names = z.record(z.string(), z.string()).default({});
const Manifest = z.object({ dependencies: names, optionalDependencies: names });

/** Hard links of the named packages and of all they need, so that a second project uses the very same files. */
export function linkPackages(root: string, wanted: readonly string[], target: string) {
  const waiting = [...wanted];
  const linked = new Set<string>();
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    const source = path.join(root, "node_modules", name);
    if (linked.has(name) || !existsSync(path.join(source, "package.json"))) continue;
    linked.add(name);
    linkTree(source, path.join(target, "node_modules", name));
    const manifest = Manifest.parse(JSON.parse(readFileSync(path.join(source, "package.json"), "utf8")));
    waiting.push(...Object.keys(manifest.dependencies), ...Object.keys(manifest.optionalDependencies));
  }
}

/** Hard links of all files of a folder; copies where the two places are on different disks. */
export function linkTree(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string) {
  try {
    linkSync(source, target);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EXDEV")) throw error;
    copyFileSync(source, target);
  }
}

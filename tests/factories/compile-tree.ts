import { spawnSync } from "node:child_process";
import { existsSync, symlinkSync } from "node:fs";
import path from "node:path";

const project = path.resolve(import.meta.dirname, "../..");
const packages = path.join(project, "node_modules");

/** Compiles the content of a folder by the project's own contentlayer configuration; hands back what it printed. */
export function compileTree(root: string) {
  const link = path.join(root, "node_modules");
  if (!existsSync(link)) symlinkSync(packages, link);
  const program = path.join(project, "scripts/content/compile/compiler.mjs");
  const args = [program, path.join(project, "contentlayer.config.ts")];
  const { status, stdout, stderr } = spawnSync(path.join(packages, ".bin/node"), args, {
    cwd: root,
    env: { ...process.env, PWD: root, CONTENT_PROJECT: project },
    encoding: "utf8",
  });
  return { status, output: `${stdout}${stderr}` };
}

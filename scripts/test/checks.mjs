import { readFileSync } from "node:fs";
import path from "node:path";

import { projectEnv, run } from "../start/run.mjs";

/** Every `check:*` script of package.json. */
export function checkNames(root) {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  return Object.keys(scripts).filter((name) => name.startsWith("check:"));
}

/** Runs the checks two at a time; each counts as one. */
export async function runChecks(root) {
  const waiting = checkNames(root);
  const failures = [];
  let passed = 0;
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { code, output } = await run("npm", ["run", "--silent", name], {
        cwd: root,
        env: { ...projectEnv(root), NO_COLOR: "1", FORCE_COLOR: "0" },
      });
      if (code === 0) passed += 1;
      else failures.push(`npm run ${name}\n${output.trimEnd()}`);
    }
  };
  await Promise.all([worker(), worker()]);
  return { passed, failed: failures.length, details: failures.join("\n\n") };
}

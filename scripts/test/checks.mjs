import { readFileSync } from "node:fs";
import path from "node:path";

import { behind, projectEnv, run } from "../start/run.mjs";

/** Every `check:*` script of package.json. */
export function checkNames(root) {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  return Object.keys(scripts).filter((name) => name.startsWith("check:"));
}

/** They read what the build writes. */
const afterBuild = new Set(["check:types", "check:layers", "check:unused"]);

/**
 * Runs the checks two at a time; each counts as one. Until the build has ended, which keeps one core busy for most of its
 * time, one at a time.
 */
export async function runChecks(root, built = Promise.resolve()) {
  const [later, waiting] = [true, false].map((isLater) =>
    checkNames(root).filter((name) => afterBuild.has(name) === isLater),
  );
  const failures = [];
  let passed = 0;
  const runAll = async (names) => {
    for (let name = names.shift(); name; name = names.shift()) {
      const { code, output } = await run("npm", ["run", "--silent", name], {
        cwd: root,
        env: { ...projectEnv(root), NO_COLOR: "1", FORCE_COLOR: "0" },
        niceness: behind,
      });
      if (code === 0) passed += 1;
      else failures.push(`npm run ${name}\n${output.trimEnd()}`);
    }
  };
  const behindBuild = async () => {
    await built;
    await runAll(later);
    await runAll(waiting);
  };
  await Promise.all([runAll(waiting).then(behindBuild), behindBuild()]);
  return { passed, failed: failures.length, details: failures.join("\n\n") };
}

import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { projectEnv, projectPrograms, run } from "../start/run.mjs";

/** Runs one project of tests/vitest.config.ts and counts its tests. A file that cannot be loaded counts as one failed. */
export async function runVitest(root, project, env = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "bandwise-vitest-"));
  const report = path.join(folder, "report.json");
  const programs = projectPrograms(root);
  const args = ["run", "--config", "tests/vitest.config.ts", "--project", project];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code, output } = await run(programs.node, [programs.at("vitest"), ...args, ...reporters], {
    cwd: root,
    env: { ...projectEnv(root), ...env, NO_COLOR: "1", FORCE_COLOR: "0" },
  });
  const counts = existsSync(report)
    ? countTests(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0 };
  rmSync(folder, { recursive: true, force: true });
  const nothingRan = counts.passed + counts.failed === 0;
  if (nothingRan || (code !== 0 && counts.failed === 0)) counts.failed += 1;
  return { ...counts, details: output };
}

export function countTests(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

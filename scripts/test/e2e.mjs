import { cpSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { launchServer, waitUntilReady } from "../start/launch.mjs";
import { anyFreePort } from "../start/machine.mjs";
import { lastLines, projectEnv, projectPrograms, run } from "../start/run.mjs";
import { countJourneys } from "./count-journeys.mjs";
import { findChromium } from "./system-programs.mjs";

/**
 * The built product on a port and a data folder of its own: a copy of PREPARED_DATA_DIR, where tables and bank are
 * already, or an empty one.
 */
export async function startProduct(root, env = {}, wantedPort = 0) {
  const folder = mkdtempSync(path.join(tmpdir(), "bandwise-e2e-"));
  const port = wantedPort || (await anyFreePort());
  const logFile = path.join(folder, "server.log");
  const log = openSync(logFile, "a");
  const dataFolder = env.DATA_DIR ?? path.join(folder, "data");
  const prepared = process.env.PREPARED_DATA_DIR;
  if (prepared && !env.DATA_DIR) cpSync(prepared, dataFolder, { recursive: true });
  const own = { PORT: String(port), LOG_LEVEL: "warn", WARM_RECORDINGS: "0" };
  const settings = { ...process.env, ...own, ...env, DATA_DIR: dataFolder };
  const { child, ended } = launchServer(root, settings, ["ignore", log, log]);
  const words = () => (existsSync(logFile) ? lastLines(readFileSync(logFile, "utf8"), 80) : "");
  const stop = async () => {
    child.kill("SIGTERM");
    const end = await Promise.race([ended, wait(30_000, null)]);
    if (end === null) child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
    return end?.code === 0;
  };
  try {
    await waitUntilReady(port, ended);
  } catch (fault) {
    fault.details = words();
    await stop();
    throw fault;
  }
  return { url: `http://localhost:${port}`, port, dataFolder, words, stop };
}

/** Whose account opens the operator's room in the journeys. */
const operator = "operator@example.com";

/** Runs the journeys of tests/e2e against the built product; a server that does not stop by itself counts as one failed. */
export async function runE2e(root) {
  const product = await startProduct(root, { OPERATOR_EMAILS: operator });
  const folder = mkdtempSync(path.join(tmpdir(), "bandwise-playwright-"));
  const report = path.join(folder, "report.json");
  const programs = projectPrograms(root);
  const args = ["test", "--config", "tests/playwright.config.ts", "--reporter=list,json"];
  const { code, output } = await run(programs.node, [programs.at("playwright"), ...args], {
    cwd: root,
    env: {
      ...projectEnv(root),
      E2E_BASE_URL: product.url,
      E2E_DATA_DIR: product.dataFolder,
      E2E_OPERATOR: operator,
      CHROMIUM_PATH: findChromium() ?? "",
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      NO_COLOR: "1",
      FORCE_COLOR: "0",
    },
  });
  const counts = existsSync(report)
    ? countJourneys(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, shaky: [], failed: 0 };
  const server = product.words();
  const stoppedWell = await product.stop();
  rmSync(folder, { recursive: true, force: true });
  if (stoppedWell) counts.passed += 1;
  else counts.failed += 1;
  if (counts.passed + counts.failed <= 1 || (code !== 0 && counts.failed === 0)) counts.failed += 1;
  const ending = stoppedWell ? "" : "\nThe server did not end by itself within 30 seconds of SIGTERM.";
  return { ...counts, details: `${output}\n\nThe server's last words:\n${server}${ending}` };
}

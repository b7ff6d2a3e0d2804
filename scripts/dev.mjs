import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { checkContent, compileContent } from "./start/build.mjs";
import { checkDataFolderFree, checkPort, developmentHost, readPort } from "./start/machine.mjs";
import { projectEnv, projectPrograms } from "./start/run.mjs";
import { createSteps, tellFault } from "./start/say.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/** The content compiler and Next.js in development, side by side; when one ends, so does the other. */
async function develop() {
  const step = createSteps();
  const port = readPort();
  await checkPort(port);
  if (!process.env.DATABASE_URL)
    await checkDataFolderFree(path.resolve(root, process.env.DATA_DIR || ".data"));
  await step("Checking the content", () => checkContent(root));
  await step("Compiling the content", () => compileContent(root));
  const programs = projectPrograms(root);
  const children = [
    ["--import", "tsx", "scripts/content/watch.ts"],
    [programs.at("next"), "dev", "--port", String(port), "--hostname", developmentHost],
  ].map((args) => spawn(programs.node, args, { cwd: root, env: projectEnv(root), stdio: "inherit" }));
  for (const child of children) {
    child.once("exit", (code) => {
      for (const other of children) other.kill("SIGTERM");
      process.exitCode = code ?? 0;
    });
  }
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => children.forEach((child) => child.kill(signal)));
}

develop().catch((fault) => {
  tellFault(fault);
  process.exit(1);
});

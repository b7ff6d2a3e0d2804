import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

import { printFaults, type Fault } from "@/scripts/content/fault";
import { serveFaults } from "@/scripts/content/watch/fault-page";
import { watchProject } from "@/scripts/content/watch/project-watch";
import { oneAtATime } from "@/scripts/content/watch/refresh-content";
import { watchFiles } from "@/scripts/content/watch/watch-files";
import { checkDataFolderFree, checkPort, developmentHost, readPort } from "@/scripts/start/machine.mjs";
import { projectEnv, projectPrograms } from "@/scripts/start/run.mjs";
import { tellFault } from "@/scripts/start/say.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const compiled = path.join(root, ".contentlayer/tables/on-demand.json");
const faultFile = path.join(root, ".cache/content-faults.json");
const state = { faults: [] as Fault[] };

function publish(faults: Fault[]) {
  state.faults = faults;
  mkdirSync(path.dirname(faultFile), { recursive: true });
  writeFileSync(faultFile, JSON.stringify(faults));
  printFaults(faults, "Content", { quiet: true });
}

const project = watchProject(root, publish);

function startSite(port: number, pseudo: boolean) {
  const programs = projectPrograms(root);
  const env = {
    ...projectEnv(root),
    NODE_ENV: "development" as const,
    CONTENT_DRAFTS: "1",
    NEXT_PUBLIC_CONTENT_PSEUDO: pseudo ? "1" : "0",
  };
  const args = ["dev", "--port", String(port), "--hostname", developmentHost];
  const site = spawn(programs.node, [programs.at("next"), ...args], {
    cwd: root,
    env,
    stdio: "inherit",
  });
  site.once("exit", (code) => process.exit(code ?? 0));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => site.kill(signal));
}

/** The site with drafts, renewed with every change; faults of the content are shown and stop nothing. */
async function develop() {
  const { values } = parseArgs({ options: { pseudo: { type: "boolean", default: false } } });
  const port = readPort();
  await checkPort(port);
  if (!process.env.DATABASE_URL)
    await checkDataFolderFree(path.resolve(root, process.env.DATA_DIR || ".data"));

  let standIn: Awaited<ReturnType<typeof serveFaults>> | null = null;
  let isStarted = false;
  const renew = oneAtATime(async () => {
    await project.refresh();
    if (isStarted) return;
    if (existsSync(compiled)) {
      isStarted = true;
      await standIn?.close();
      startSite(port, values.pseudo);
    } else standIn ??= await serveFaults(port, () => state.faults);
  });
  await renew();
  watchFiles(project.look, () => renew().catch(tellFault));
}

develop().catch((fault: unknown) => {
  tellFault(fault);
  process.exit(1);
});

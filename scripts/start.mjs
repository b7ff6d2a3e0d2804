// Runs on the machine's own Node and without packages: they are not there yet.
import path from "node:path";
import { fileURLToPath } from "node:url";

import { buildAll } from "./start/build.mjs";
import { installPackages } from "./start/install.mjs";
import { launchServer, passSignals, waitUntilReady } from "./start/launch.mjs";
import {
  checkDatabaseReachable,
  checkDataFolder,
  checkDataFolderFree,
  checkDisk,
  checkNodeVersion,
  checkPort,
  readPort,
} from "./start/machine.mjs";
import { bold, createSteps, tellFault } from "./start/say.mjs";
import { checkSettings } from "./start/settings.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const spaceForWork = 5e8;

async function checkMachine(port, dataFolder) {
  checkNodeVersion();
  checkDisk(root, spaceForWork);
  checkDataFolder(dataFolder);
  checkDisk(dataFolder, spaceForWork);
  await checkPort(port);
  if (process.env.DATABASE_URL) await checkDatabaseReachable();
  else await checkDataFolderFree(dataFolder);
  return `Node ${process.versions.node}, port ${port} is free`;
}

async function start() {
  const step = createSteps({ total: 12 });
  const port = readPort();
  const dataFolder = path.resolve(root, process.env.DATA_DIR || ".data");
  process.stdout.write(`${bold("Bandwise")}\n`);
  await step("Looking at this machine", () => checkMachine(port, dataFolder));
  await step("Installing the packages", () => installPackages(root));
  await step("Reading the settings", () => checkSettings(root));
  await buildAll(root, step);

  const { child, ended } = launchServer(root, { ...process.env, PORT: String(port), DATA_DIR: dataFolder });
  passSignals(child);
  await step("Starting the server", async () => {
    await waitUntilReady(port, ended);
    return "ready";
  }).catch((fault) => {
    child.kill("SIGTERM");
    throw fault;
  });
  process.stdout.write(`\n${bold(`Bandwise is ready at http://localhost:${port}`)} (Ctrl+C stops it)\n`);
  const { code, signal } = await ended;
  process.exitCode = code ?? (signal === "SIGTERM" || signal === "SIGINT" ? 0 : 1);
}

start().catch((fault) => {
  tellFault(fault);
  process.exit(1);
});

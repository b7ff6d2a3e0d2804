import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { checkDisk } from "./machine.mjs";
import { lastLines, projectPrograms, run } from "./run.mjs";
import { Fault } from "./say.mjs";

const spaceForInstall = 2.5e9;

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/** What decides which packages are needed: the lockfile, and the parts of package.json that npm compares with it. */
export function installHash(root) {
  const { dependencies, devDependencies, overrides, allowScripts } = readJson(
    path.join(root, "package.json"),
  );
  return createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .update(JSON.stringify([dependencies, devDependencies, overrides, allowScripts]))
    .digest("hex");
}

const stampFile = (root) => path.join(root, "node_modules", ".bandwise-install");

/** True when the packages are those of the lockfile, whether this script or `npm install` put them there. */
export function isInstalled(root) {
  try {
    if (readFileSync(stampFile(root), "utf8") === installHash(root)) return true;
  } catch {
    // No stamp: npm's own record may still tell.
  }
  return npmRecordMatches(root);
}

function npmRecordMatches(root) {
  const record = path.join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const wanted = readJson(path.join(root, "package-lock.json")).packages;
  const present = readJson(record).packages;
  return Object.entries(wanted).every(
    ([name, entry]) =>
      name === "" ||
      (present[name]
        ? present[name].version === entry.version
        : Boolean(entry.optional || entry.devOptional || entry.peer)),
  );
}

/** Installs what the lockfile says when it is not there already, and makes sure that the pinned Node came with it. */
export async function installPackages(root) {
  if (isInstalled(root)) {
    const pinned = await pinnedNodeFault(root);
    if (!pinned) return "unchanged";
  }
  checkDisk(root, spaceForInstall);
  rmSync(stampFile(root), { force: true });
  const { code, output } = await runNpm(root);
  if (code !== 0) throw new Fault(installSentence(output), { details: tellingLines(output) });
  const fault = await pinnedNodeFault(root);
  if (fault) throw new Fault(fault);
  writeFileSync(stampFile(root), installHash(root));
  return "installed";
}

/** npm runs on the machine's own Node: the pinned one lies in the folder that it replaces. */
async function runNpm(root) {
  const bin = projectPrograms(root).bin;
  const outside = (process.env.PATH ?? "")
    .split(path.delimiter)
    .filter((entry) => path.resolve(entry) !== bin);
  const env = { ...process.env, PATH: outside.join(path.delimiter), NODE_ENV: "development" };
  const call = (...args) =>
    run("npm", [...args, "--include=dev", "--no-audit", "--no-fund"], { cwd: root, env });
  const exact = await call("ci");
  const locked = readJson(path.join(root, "package-lock.json")).packages;
  return lacksOnlyForeignBinaries(exact.output, locked) ? call("install", "--no-save") : exact;
}

/**
 * A lockfile written where the registry lacks some packages for other systems makes `npm ci` refuse it everywhere: npm
 * names them, without a version there and with one where the registry has them by now. `npm install` takes the same
 * locked versions and passes over those.
 */
export function lacksOnlyForeignBinaries(output, lockedPackages) {
  const differences = output.match(/npm error (Missing|Invalid): .*/g) ?? [];
  const optional = new Set(
    Object.values(lockedPackages).flatMap(({ optionalDependencies }) =>
      Object.keys(optionalDependencies ?? {}),
    ),
  );
  const isForeign = (line) => optional.has(/Missing: (\S+)@\S* from lock file/.exec(line)?.[1]);
  return differences.length > 0 && differences.every(isForeign);
}

function tellingLines(output) {
  const differences = output.match(/npm error (Missing|Invalid): .*/g);
  return differences ? differences.slice(0, 20).join("\n") : lastLines(output, 20);
}

const knownFailures = [
  [
    /EUSAGE|can only install packages when your package\.json and package-lock\.json/,
    "package.json and package-lock.json do not agree: run npm install once and start again.",
  ],
  [/ENOSPC/, "the disk is full: free some space and start again."],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ECONNRESET/,
    "the npm registry does not answer: check the network (npm ping) and start again.",
  ],
  [
    /EACCES|EPERM/,
    "a file may not be written: check who owns node_modules and npm's cache, and start again.",
  ],
  [/code 127|spawn npm ENOENT/, "npm was not found: install Node with npm and start again."],
];

export function installSentence(output) {
  const known = knownFailures.find(([pattern]) => pattern.test(output));
  const what = known?.[1] ?? "npm's last lines are above: mend what they say and start again.";
  return `The packages could not be installed: ${what}`;
}

/** The package "node" brings its binary by an install script, which some machines switch off. */
export async function pinnedNodeFault(root) {
  const wanted = readJson(path.join(root, "package.json")).dependencies.node;
  const { code, stdout } = await run(projectPrograms(root).node, ["--version"], { cwd: root });
  const found = stdout.trim();
  if (code === 0 && found === `v${wanted}`) return null;
  return `The packages came without Node ${wanted} in node_modules/.bin (${found || "nothing is there"}): install scripts are switched off. Allow them (npm config set ignore-scripts false) and start again.`;
}

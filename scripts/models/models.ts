/** Lists, adds, removes and checks the models of the operator; docs/how-to/add-a-voice.md. */
import { rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";

import { readServerEnv } from "@/lib/env/server";
import type { ModelEntry } from "@/lib/speech/models/model-entry";
import { listModels, modelFaults } from "@/lib/speech/models/model-folder";
import { findLibrary, libraryFolder } from "@/lib/speech/models/speech-library";
import { addModel, removeModel } from "@/scripts/models/add-model";
import { installLibrary, libraryNote } from "@/scripts/models/install-library";
import { readManifest } from "@/scripts/models/read-manifest";
import { Fault } from "@/scripts/start/say.mjs";

const usage = "npm run models -- [list | add <name> [--yes] | remove <name>|library | check]";
const { values, positionals } = parseArgs({
  options: { yes: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [verb = "list", name = ""] = positionals;
const models = path.join(readServerEnv().dataDir, "models");
const say = (line: string) => process.stdout.write(`${line}\n`);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;

async function list() {
  const added = new Set((await listModels(models)).map(({ entry }) => entry.name));
  for (const entry of readManifest(models)) {
    say(
      `${added.has(entry.name) ? "added" : "     "}  ${entry.name}  (${entry.for}, ${megabytes(entry.bytes)}, ${entry.licence})`,
    );
    if (entry.for === "speech" && added.has(entry.name))
      say(
        `       voices: ${Object.keys(entry.speakers)
          .map((speaker) => `${entry.name}/${speaker}`)
          .join(", ")}`,
      );
  }
  say(`Models lie in ${models}. ${usage}`);
}

async function isAgreed(question: string) {
  if (values.yes) return true;
  if (!process.stdin.isTTY) {
    say("Nothing was done. Add --yes when you agree.");
    return false;
  }
  const line = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await line.question(`${question} [y/N] `);
  line.close();
  return /^y(es)?$/i.test(answer.trim());
}

function progress() {
  const started = performance.now();
  let told = 0;
  return (received: number, total: number) => {
    const now = performance.now();
    if (now - told < 5_000) return;
    told = now;
    const speed = received / ((now - started) / 1_000);
    say(`${megabytes(received)} of ${megabytes(total)}, ${megabytes(speed)} a second`);
  };
}

function find(wanted: string): ModelEntry {
  const entry = readManifest(models).find((one) => one.name === wanted);
  if (!entry) throw new Fault(`There is no model "${wanted}". ${usage}`);
  return entry;
}

async function add() {
  const entry = find(name);
  say(`${entry.name}, ${megabytes(entry.bytes)}, from ${entry.address}`);
  say(`Licence: ${entry.licence}. ${entry.licenceAddress}`);
  if (!findLibrary(models)) say(`\n${libraryNote}\n`);
  if (!(await isAgreed("Download it?"))) {
    process.exitCode = 1;
    return;
  }
  if (await installLibrary(models)) say(`Installed the library in ${libraryFolder(models)}.`);
  await addModel(entry, { models, onProgress: progress() });
  say(`${entry.name} has been added.`);
}

async function remove() {
  if (name === "library") {
    rmSync(libraryFolder(models), { recursive: true, force: true });
    say("The library has been removed; models wait until it is there again.");
  } else say((await removeModel(models, name)) ? `${name} has been removed.` : `${name} was not there.`);
}

async function check() {
  const added = await listModels(models);
  let faulty = 0;
  for (const model of added) {
    const faults = await modelFaults(model);
    faulty += faults.length > 0 ? 1 : 0;
    say(`${model.entry.name}: ${faults.length === 0 ? "as it was added" : faults.join("; ")}`);
  }
  if (added.length > 0 && !findLibrary(models)) {
    faulty += 1;
    say("The library is missing: add a model again, or any other, to install it.");
  }
  say(`${added.length} models, ${faulty} faulty`);
  if (faulty > 0) process.exitCode = 1;
}

const verbs: Record<string, () => Promise<void>> = { list, add, remove, check };
try {
  const act = verbs[verb];
  if (!act || (verb !== "list" && verb !== "check" && name === "")) throw new Fault(usage);
  await act();
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

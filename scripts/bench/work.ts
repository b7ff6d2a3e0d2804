import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";

import { median } from "@/scripts/bench/run-lighthouse";
import { waitUntilReady } from "@/scripts/start/launch.mjs";
import { freePort } from "@/scripts/start/machine.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const page = "/courses/det-read-and-select-course";
const file = path.join(root, "content/courses/det-read-and-select-course/en.mdx");
const tell = (line: string) => process.stderr.write(`${line}\n`);

const { values: options } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const runs = Number(options.runs);

/** Runs one of the project's two long-running scripts on a new data folder. */
async function launch(script: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "bandwise-bench-"));
  const port = await freePort(4_610);
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "warn" },
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve({ code, signal })));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, ready: () => waitUntilReady(port, ended), stop };
}

/** From the command to the first 200 of /readyz, with everything built and an empty data folder. */
async function measureStart() {
  const begun = performance.now();
  const product = await launch("scripts/start.mjs");
  try {
    await product.ready();
    return Math.round(performance.now() - begun);
  } finally {
    await product.stop();
  }
}

const read = async (address: string) => (await fetch(address)).text();

/** From saving a changed text to the first page that has the change. */
async function measureEdit(address: string, before: string) {
  const mark = `Edited ${crypto.randomUUID()}.`;
  const begun = performance.now();
  writeFileSync(file, before.replace("\n## ", `\n${mark}\n\n## `));
  while (!(await read(address)).includes(mark)) {
    if (performance.now() - begun > 30_000) throw new Error("The edit was not on the page after 30 seconds.");
    await wait(25);
  }
  return Math.round(performance.now() - begun);
}

async function measureEdits() {
  const before = readFileSync(file, "utf8");
  const product = await launch("scripts/dev.mjs");
  const times = Array.of<number>();
  try {
    await product.ready();
    await read(product.url + page);
    for (let run = 0; run < runs; run += 1) {
      times.push(await measureEdit(product.url + page, before));
      tell(`Edit ${run + 1} of ${runs}: on the page after ${times.at(-1)} ms`);
      await wait(1_000);
    }
  } finally {
    writeFileSync(file, before);
    await product.stop();
  }
  return times;
}

tell("Starting once, so that everything is built");
await measureStart();
const starts = Array.of<number>();
for (let run = 0; run < runs; run += 1) {
  starts.push(await measureStart());
  tell(`Start ${run + 1} of ${runs}: ready after ${starts.at(-1)} ms`);
}
const edits = await measureEdits();
const figures = { startMs: median(starts), starts, editMs: median(edits), edits };
process.stdout.write(`${JSON.stringify(figures)}\n`);

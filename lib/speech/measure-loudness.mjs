// Loudness by EBU R128 and true peak (ITU-R BS.1770-4), from the package ebur128-wasm, whose own loader needs a bundler.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const file = require.resolve("ebur128-wasm/ebur128_wasm_bg.wasm");
const meter = await open();

async function open() {
  const program = await WebAssembly.compile(await readFile(file));
  const imports = {};
  // They tell of a panic, which throws by itself.
  for (const { module: from, name } of WebAssembly.Module.imports(program))
    (imports[from] ??= {})[name] = () => 0;
  const { exports } = await WebAssembly.instantiate(program, imports);
  return exports;
}

/** What is handed over belongs to the meter, which frees it. */
function hand(samples) {
  const place = meter.__wbindgen_malloc(samples.length * Float32Array.BYTES_PER_ELEMENT);
  new Float32Array(meter.memory.buffer, place, samples.length).set(samples);
  return [place, samples.length];
}

/** Of mono samples from -1 to 1: integrated loudness in LUFS, -Infinity for silence, and true peak in dBTP. */
export function measureLoudness({ sampleRate, samples }) {
  return {
    lufs: meter.ebur128_integrated_mono(sampleRate, ...hand(samples)),
    truePeak: meter.ebur128_true_peak_mono(sampleRate, ...hand(samples)),
  };
}

// Brings a spoken wave to one loudness, with some room around it.
import { measureLoudness } from "./measure-loudness.mjs";

/** LUFS. An MP3 of 48 kbit/s comes out half a unit softer, at -16. */
const loudness = -15.5;
/** dB full scale of a sample. The encoder adds up to 3 dB, so that the true peak stays under -1. */
const ceiling = 10 ** (-4.2 / 20);
const roomSeconds = 0.2;
/** What is softer at an end is no speech yet. */
const quiet = 0.008;
const holdSeconds = 0.005;
const tries = 4;
const nearEnough = 0.1;

/** Without the silence at both ends. */
export function trimWave({ sampleRate, samples }) {
  const first = samples.findIndex((sample) => Math.abs(sample) > quiet);
  if (first < 0) return { sampleRate, samples };
  const last = samples.findLastIndex((sample) => Math.abs(sample) > quiet);
  return { sampleRate, samples: samples.subarray(first, last + 1) };
}

function withRoom({ sampleRate, samples }) {
  const room = Math.round(roomSeconds * sampleRate);
  const padded = new Float32Array(samples.length + 2 * room);
  padded.set(samples, room);
  return { sampleRate, samples: padded };
}

/** The least of each value and its neighbors up to `reach` away. */
function leastAround(values, reach) {
  const least = Float32Array.from(values);
  // A value below 1 is rare: it is spread where it is.
  values.forEach((value, at) => {
    if (value === 1) return;
    const end = Math.min(values.length - 1, at + reach);
    for (let near = Math.max(0, at - reach); near <= end; near += 1)
      least[near] = Math.min(least[near], value);
  });
  return least;
}

function meanAround(values, reach) {
  const sums = new Float64Array(values.length + 1);
  values.forEach((value, at) => (sums[at + 1] = sums[at] + value));
  return Float32Array.from(values, (_, at) => {
    const [from, to] = [Math.max(0, at - reach), Math.min(values.length, at + reach + 1)];
    return (sums[to] - sums[from]) / (to - from);
  });
}

/** Turns down what would be over the ceiling, a little before and after it too, so that nothing is cut off. */
function limit({ sampleRate, samples }, gain) {
  const reach = Math.round(holdSeconds * sampleRate);
  const needed = Float32Array.from(samples, (sample) => Math.min(1, ceiling / Math.abs(gain * sample || 1)));
  const turned = meanAround(leastAround(needed, reach), reach);
  return { sampleRate, samples: samples.map((sample, at) => gain * turned[at] * sample) };
}

/** The same speech, encoded at -16 LUFS with its true peak under -1 dB, with 0.2 s of silence before and after. */
export function levelWave(wave) {
  const spoken = withRoom(trimWave(wave));
  let gain = 10 ** ((loudness - measureLoudness(spoken).lufs) / 20);
  if (!Number.isFinite(gain)) return spoken;
  let level = limit(spoken, gain);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const missing = loudness - measureLoudness(level).lufs;
    if (Math.abs(missing) < nearEnough) break;
    gain *= 10 ** (missing / 20);
    level = limit(spoken, gain);
  }
  return level;
}

// What becomes of spoken samples, whoever spoke them: pace, loudness, MP3.
import { createMp3Encoder } from "wasm-media-encoders";

import { levelWave, trimWave } from "./level-wave.mjs";

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

/** `render(stretch)` speaks so many times slower than the voice does by itself. */
export async function speakAtPace({ text, stretch, most, slowing }, render) {
  let asked = stretch;
  for (let correction = 0; most !== null && correction < corrections; correction += 1) {
    const spoken = await render(asked);
    const over = wordsAMinute(text, spoken) / most;
    if (over > tolerance) asked *= over;
    else if (slowing === 1) return spoken;
    else break;
  }
  return render(asked * slowing);
}

/** Without the silence at both ends. */
export function wordsAMinute(text, wave) {
  const { samples, sampleRate } = trimWave(wave);
  return (60 * text.split(/\s+/).length * sampleRate) / samples.length;
}

export async function finishSpeech(spoken) {
  const wave = levelWave(spoken);
  return {
    mp3: await encode(wave),
    seconds: wave.samples.length / wave.sampleRate,
    peaks: peaksOf(wave),
  };
}

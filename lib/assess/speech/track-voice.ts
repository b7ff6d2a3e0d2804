/** One every 10 ms: the level in dB below full scale, and the pitch in Hertz where something vibrates. */
export type VoiceTrack = { levels: Float64Array; pitches: Float64Array };

export const trackSeconds = 0.01;
const windowSeconds = 0.025;
/** The pitch is looked for in a quarter of the samples: speech vibrates below 400 Hz. */
const thinning = 4;
const pitchWindow = 0.04;
const lowest = 70;
const highest = 400;
/** How alike a window and its copy one period later are. */
const leastLikeness = 0.6;
const silence = -120;

function levelsOf(samples: Float32Array, sampleRate: number, count: number) {
  const [hop, length] = [trackSeconds * sampleRate, windowSeconds * sampleRate];
  return Float64Array.from({ length: count }, (_, frame) => {
    const from = Math.max(0, Math.round((frame + 0.5) * hop - length / 2));
    const to = Math.min(samples.length, from + length);
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += (samples[at] ?? 0) ** 2;
    return sum > 0 ? Math.max(silence, 10 * Math.log10(sum / (to - from))) : silence;
  });
}

function thin(samples: Float32Array) {
  return Float32Array.from({ length: Math.floor(samples.length / thinning) }, (_, at) => {
    let sum = 0;
    for (let each = 0; each < thinning; each += 1) sum += samples[at * thinning + each] ?? 0;
    return sum / thinning;
  });
}

/** Correlation with itself `lag` later, from -1 to 1. */
function likeness(thinned: Float32Array, from: number, length: number, lag: number) {
  let [product, own, other] = [0, 1e-12, 1e-12];
  for (let at = from; at < from + length; at += 1) {
    const [one, later] = [thinned[at] ?? 0, thinned[at + lag] ?? 0];
    product += one * later;
    own += one * one;
    other += later * later;
  }
  return product / Math.sqrt(own * other);
}

function pitchAt(thinned: Float32Array, from: number, rate: number) {
  const [least, most] = [Math.floor(rate / highest), Math.ceil(rate / lowest)];
  const length = Math.round(pitchWindow * rate);
  const values = Array.from({ length: most - least + 1 }, (_, at) =>
    likeness(thinned, from, length, least + at),
  );
  const best = Math.max(...values);
  if (best < leastLikeness) return 0;
  // The shortest period that is nearly as good: twice a period is alike, too.
  const at = values.findIndex((value, index) => value > 0.9 * best && value >= (values[index + 1] ?? -1));
  const [before, here, after] = [values[at - 1] ?? 0, values[at] ?? 0, values[at + 1] ?? 0];
  const bend = before - 2 * here + after;
  const shift = bend < 0 ? (0.5 * (before - after)) / bend : 0;
  return rate / (least + at + Math.max(-0.5, Math.min(0.5, shift)));
}

/** `samples`: one channel, from -1 to 1. Source: the autocorrelation method (Boersma 1993), without its path finder. */
export function trackVoice(samples: Float32Array, sampleRate: number): VoiceTrack {
  const count = Math.floor(samples.length / (trackSeconds * sampleRate));
  const levels = levelsOf(samples, sampleRate, count);
  const loudest = levels.reduce((most, level) => Math.max(most, level), silence);
  const thinned = thin(samples);
  const rate = sampleRate / thinning;
  const pitches = Float64Array.from(levels, (level, frame) =>
    level < loudest - 35 ? 0 : pitchAt(thinned, Math.round(frame * trackSeconds * rate), rate),
  );
  return { levels, pitches };
}

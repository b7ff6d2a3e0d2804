/** Samples of the slower rate that count on each side. */
const reach = 16;

/** A low-pass (Hann-windowed sinc) `offset` samples away, at `cut` of the sample rate. */
function weightAt(offset, cut, width) {
  if (Math.abs(offset) >= width) return 0;
  const window = 0.5 + 0.5 * Math.cos((Math.PI * offset) / width);
  return window * (offset === 0 ? 2 * cut : Math.sin(2 * Math.PI * cut * offset) / (Math.PI * offset));
}

/** The weights around a place that lies `phase` behind a sample; their sum is 1. */
function weightsOf(phase, step) {
  const width = reach * Math.max(1, step);
  const cut = 0.47 / Math.max(1, step);
  const first = Math.ceil(phase - width);
  const weights = Float32Array.from({ length: Math.floor(phase + width) - first + 1 }, (_, at) =>
    weightAt(first + at - phase, cut, width),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return { first, weights: weights.map((weight) => weight / sum) };
}

/** The same sound at another rate; what is above half of the slower one is left out. */
export function resampleWave({ samples, sampleRate }, rate) {
  if (sampleRate === rate) return samples;
  const step = sampleRate / rate;
  const resampled = new Float32Array(Math.floor(samples.length / step));
  // Two rates meet again after a while, so that there are few phases.
  const known = new Map();
  for (let index = 0; index < resampled.length; index += 1) {
    const rest = (index * sampleRate) % rate;
    if (!known.has(rest)) known.set(rest, weightsOf(rest / rate, step));
    const { first, weights } = known.get(rest);
    const start = Math.floor((index * sampleRate) / rate) + first;
    let sum = 0;
    for (let at = Math.max(0, -start); at < weights.length && start + at < samples.length; at += 1)
      sum += weights[at] * samples[start + at];
    resampled[index] = sum;
  }
  return resampled;
}

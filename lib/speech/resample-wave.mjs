/** Taps on each side of a sample of the slower rate. */
const reach = 16;

/** The weights of a low-pass (Hann-windowed sinc) `offset` samples away, at `cut` of the sample rate. */
function weightAt(offset, cut, width) {
  if (Math.abs(offset) >= width) return 0;
  const window = 0.5 + 0.5 * Math.cos((Math.PI * offset) / width);
  const angle = 2 * Math.PI * cut * offset;
  return window * (offset === 0 ? 2 * cut : Math.sin(angle) / (Math.PI * offset));
}

/** The same sound at another rate; what is above half of the slower one is left out. */
export function resampleWave({ samples, sampleRate }, rate) {
  if (sampleRate === rate) return samples;
  const step = sampleRate / rate;
  const cut = 0.5 * Math.min(1, 0.94 / step);
  const width = reach * Math.max(1, step);
  const resampled = new Float32Array(Math.floor(samples.length / step));
  for (let index = 0; index < resampled.length; index += 1) {
    const centre = index * step;
    const last = Math.min(samples.length - 1, Math.floor(centre + width));
    let [sum, weights] = [0, 0];
    for (let at = Math.max(0, Math.ceil(centre - width)); at <= last; at += 1) {
      const weight = weightAt(at - centre, cut, width);
      sum += weight * samples[at];
      weights += weight;
    }
    resampled[index] = weights === 0 ? 0 : sum / weights;
  }
  return resampled;
}

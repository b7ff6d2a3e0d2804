/** Levels in dB below full scale, the share of clipped samples, and the seconds in which somebody speaks. */
export type SoundLevels = {
  seconds: number;
  /** Of the loudest tenth of the recording. */
  loud: number;
  /** Of its quietest tenth: the noise of the room. */
  floor: number;
  clipped: number;
  spoken: { start: number; end: number }[];
};

const frameSeconds = 0.02;
const silence = -120;
const decibels = (power: number) => (power > 0 ? Math.max(silence, 10 * Math.log10(power)) : silence);

function framePowers(samples: Float32Array, sampleRate: number): number[] {
  const length = Math.round(frameSeconds * sampleRate);
  return Array.from({ length: Math.floor(samples.length / length) }, (_, frame) => {
    const part = samples.subarray(frame * length, (frame + 1) * length);
    return part.reduce((sum, sample) => sum + sample * sample, 0) / length;
  });
}

/** Gaps shorter than this are part of speaking: the closure of a stop, a breath. In seconds. */
const shortestPause = 0.25;

/** Stretches of speech: frames nearer to the loud ones than to the floor, with short gaps closed. */
function spokenStretches(levels: readonly number[], threshold: number) {
  const stretches: { start: number; end: number }[] = [];
  levels.forEach((level, frame) => {
    if (level < threshold) return;
    const [start, end] = [frame * frameSeconds, (frame + 1) * frameSeconds];
    const last = stretches.at(-1);
    if (last && start - last.end < shortestPause) last.end = end;
    else stretches.push({ start, end });
  });
  return stretches;
}

/** What can be told of a recording without knowing what was to be said. `samples` from -1 to 1, one channel. */
export function measureSound(samples: Float32Array, sampleRate: number): SoundLevels {
  const levels = framePowers(samples, sampleRate).map(decibels);
  const sorted = levels.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? silence;
  const [floor, loud] = [at(0.1), at(0.9)];
  const clipped = samples.reduce((count, sample) => count + (Math.abs(sample) >= 0.999 ? 1 : 0), 0);
  return {
    seconds: samples.length / sampleRate,
    loud,
    floor,
    clipped: samples.length > 0 ? clipped / samples.length : 0,
    spoken: loud > silence ? spokenStretches(levels, loud - Math.min(20, (loud - floor) / 2)) : [],
  };
}

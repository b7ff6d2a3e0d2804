import { trackSeconds, type VoiceTrack } from "@/lib/assess/speech/track-voice";

/** dB between a peak and the dips around it: less is no syllable of its own. */
const leastDip = 1;
/** dB below the loud parts under which nothing is a syllable. */
const reach = 25;

function smooth(levels: Float64Array) {
  return levels.map(
    (_, at) =>
      [-2, -1, 0, 1, 2].reduce(
        (sum, shift) => sum + (levels[Math.min(levels.length - 1, Math.max(0, at + shift))] ?? 0),
        0,
      ) / 5,
  );
}

/** Peaks of the level between dips of at least `leastDip`, as their places. */
function peaksOf(levels: Float64Array) {
  const peaks: number[] = [];
  let [top, dip, isRising] = [0, levels[0] ?? 0, true];
  levels.forEach((level, at) => {
    if (isRising) {
      if (level > (levels[top] ?? 0)) top = at;
      if (level < (levels[top] ?? 0) - leastDip) {
        peaks.push(top);
        [dip, isRising] = [level, false];
      }
    } else {
      dip = Math.min(dip, level);
      if (level > dip + leastDip) [top, isRising] = [at, true];
    }
  });
  if (isRising && levels.length > 0) peaks.push(top);
  return peaks;
}

const isVoiced = (pitches: Float64Array, at: number) =>
  pitches.subarray(Math.max(0, at - 2), at + 3).some(Boolean);

/**
 * Where syllables have their middles, in seconds: voiced peaks of loudness between dips. Rough: small syllables run
 * together. Source: de Jong & Wempe 2009, "Praat script to detect syllable nuclei and measure speech rate automatically".
 */
export function findNuclei({ levels, pitches }: VoiceTrack): number[] {
  const smoothed = smooth(levels);
  const loud =
    Float64Array.from(smoothed)
      .sort()
      .at(Math.floor(0.95 * smoothed.length)) ?? 0;
  return peaksOf(smoothed)
    .filter((at) => (smoothed[at] ?? 0) > loud - reach && isVoiced(pitches, at))
    .map((at) => at * trackSeconds);
}

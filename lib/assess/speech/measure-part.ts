import { findNuclei } from "@/lib/assess/speech/count-nuclei";
import { trackSeconds, trackVoice, type VoiceTrack } from "@/lib/assess/speech/track-voice";
import { measureSound } from "@/lib/speech/read-aloud/measure-sound";

/** What is known of one recording before a word of it is: see `SpeechMeasures`. */
export type PartMeasures = {
  state: "heard" | "silent" | "noisy" | "no-speech";
  seconds: number;
  loud: number;
  floor: number;
  clipped: number;
  /** Stretches of speech, in order; none unless it was heard. */
  spoken: { start: number; end: number }[];
  syllables: number;
};

/** dB below full scale under which nobody spoke, as for a reading. */
const quietest = -50;
/** dB between speech and room. Pauses and words can be told apart above it: `npm run eval:speech` prints the noise it means. */
const leastRange = 17;
/** A click or a cough is shorter. */
const leastStretch = 0.12;
/** Speech vibrates in more of its time than a chord that an instrument strikes; noise never does. */
const leastVoiced = 0.3;
/** Whoever speaks never holds a pitch: of steps of 10 ms, so many stay within `steadyCents`, where a tune has half and more. */
const mostSteady = 0.42;
const steadyCents = 4;

const framesOf = (spoken: PartMeasures["spoken"], { levels }: VoiceTrack) =>
  spoken.flatMap(({ start, end }) => {
    const [first, last] = [Math.round(start / trackSeconds), Math.round(end / trackSeconds)];
    return Array.from({ length: Math.max(0, Math.min(last, levels.length) - first) }, (_, at) => first + at);
  });

function isSpeech(track: VoiceTrack, spoken: PartMeasures["spoken"]) {
  const frames = framesOf(spoken, track);
  const voiced = frames.filter((at) => (track.pitches[at] ?? 0) > 0);
  if (voiced.length < leastVoiced * frames.length) return false;
  const steps = voiced.flatMap((at) => {
    const [here, next] = [track.pitches[at] ?? 0, track.pitches[at + 1] ?? 0];
    return next > 0 ? Math.abs(1_200 * Math.log2(next / here)) : [];
  });
  return steps.filter((step) => step < steadyCents).length < mostSteady * steps.length;
}

/** `samples`: one channel from -1 to 1. Source: our own trials with synthetic voices and sounds, `npm run eval:speech`. */
export function measurePart(samples: Float32Array, sampleRate: number): PartMeasures {
  const { seconds, loud, floor, clipped, spoken: stretches } = measureSound(samples, sampleRate);
  const spoken = stretches.filter(({ start, end }) => end - start >= leastStretch);
  const about = { seconds, loud, floor, clipped };
  const unheard = (state: PartMeasures["state"]) => ({ ...about, state, spoken: [], syllables: 0 });
  if (loud < quietest || spoken.length === 0) return unheard("silent");
  if (loud - floor < leastRange) return unheard("noisy");
  const track = trackVoice(samples, sampleRate);
  if (!isSpeech(track, spoken)) return unheard("no-speech");
  return { ...about, state: "heard", spoken, syllables: findNuclei(track).length };
}

import type { AssessmentReason } from "@/lib/assess/assessment";
import type { SpeechMeasures } from "@/lib/assess/speech/speech-assessment";

/** Seconds of speech below which nothing can be said of it: five or six words. */
const leastSpeech = 3;
/** Of all recordings together: eight answers of 35 seconds, with room. */
const mostSeconds = 400;

const isTooLong = ({ seconds }: SpeechMeasures) => seconds > mostSeconds;

/**
 * Why a recording can't be judged at all; null when it can. Parts where nothing is said are moved past; where more is
 * noise, or no speech, than is heard, that is the reason.
 */
export function soundFault(measures: SpeechMeasures): AssessmentReason | null {
  if (isTooLong(measures)) return "too-long";
  const secondsOf = (state: SpeechMeasures["parts"][number]["state"]) =>
    measures.parts.filter((part) => part.state === state).reduce((all, { seconds }) => all + seconds, 0);
  const heard = secondsOf("heard");
  for (const state of ["noisy", "no-speech"] as const) if (secondsOf(state) > heard) return state;
  if (heard === 0) return "silent";
  return measures.speechSeconds < leastSpeech ? "too-short" : null;
}

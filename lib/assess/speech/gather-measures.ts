import type { PartMeasures } from "@/lib/assess/speech/measure-part";
import type { SpeechMeasures } from "@/lib/assess/speech/speech-assessment";

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const spokenSeconds = ({ spoken }: PartMeasures) => sum(spoken.map(({ start, end }) => end - start));

const pausesOf = ({ spoken }: PartMeasures, part: number) =>
  spoken.slice(1).map(({ start }, at) => ({ part, start: spoken[at]?.end ?? start, end: start }));

/** The measures of all parts as those of one answer; what needs words comes later. */
export function gatherMeasures(parts: readonly PartMeasures[]): SpeechMeasures {
  const speechSeconds = sum(parts.map(spokenSeconds));
  const runs = sum(parts.map(({ spoken }) => spoken.length));
  return {
    seconds: sum(parts.map(({ seconds }) => seconds)),
    speechSeconds,
    pauses: parts.flatMap(pausesOf),
    runSeconds: runs > 0 ? speechSeconds / runs : null,
    syllablesASecond: speechSeconds > 0 ? sum(parts.map(({ syllables }) => syllables)) / speechSeconds : null,
    wordsAMinute: null,
    fillers: null,
    parts: parts.map((part) => ({
      state: part.state,
      seconds: part.seconds,
      speechSeconds: spokenSeconds(part),
      startsAfter: part.spoken[0]?.start ?? null,
      loud: part.loud,
      floor: part.floor,
      clipped: part.clipped,
    })),
  };
}

import { MPEGDecoder } from "mpg123-decoder";

import { trimWave } from "@/lib/speech/level-wave.mjs";
import { measureLoudness } from "@/lib/speech/measure-loudness.mjs";
import type { WantedRecording } from "@/scripts/bank/read-recordings";

/** LUFS, and by how much one may differ. */
const loudness = -16;
const tolerance = 0.5;
/** dBTP. */
const highestPeak = -1;
/** The voice is slowed to within 1 %, and a millisecond of an end may count as speech or not. */
const paceTolerance = 1.03;

const decoder = new MPEGDecoder();
const round = (value: number, places = 1) => Math.round(value * 10 ** places) / 10 ** places;

/** Pace, loudness and true peak of an MP3 as listeners get it. */
export async function measureRecording({ id, type, level, spoken }: WantedRecording, mp3: Uint8Array) {
  await decoder.ready;
  await decoder.reset();
  const { channelData, sampleRate } = decoder.decode(mp3);
  const wave = { sampleRate, samples: channelData[0] ?? new Float32Array() };
  const seconds = trimWave(wave).samples.length / sampleRate;
  const wordsAMinute = (60 * spoken.text.split(/\s+/).length) / seconds;
  const { lufs, truePeak } = measureLoudness(wave);
  const faults = [
    ...(wordsAMinute > (spoken.wordsAMinute ?? Infinity) * paceTolerance ? ["pace"] : []),
    ...(Math.abs(lufs - loudness) > tolerance ? ["loudness"] : []),
    ...(truePeak > highestPeak ? ["peak"] : []),
  ];
  return {
    ...{ id, type, level, voice: spoken.voice, seconds: round(seconds, 2) },
    ...{ wordsAMinute: Math.round(wordsAMinute), lufs: round(lufs, 2), truePeak: round(truePeak, 2), faults },
  };
}

type Measured = Awaited<ReturnType<typeof measureRecording>>;

const spread = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return { least: sorted.at(0), median: sorted.at(Math.floor(sorted.length / 2)), most: sorted.at(-1) };
};

/** By task and level. */
export function summarize(measured: readonly Measured[]) {
  return [...Map.groupBy(measured, ({ type, level }) => `${type} ${level}`)].map(([of, list]) => ({
    of,
    recordings: list.length,
    wordsAMinute: spread(list.map(({ wordsAMinute }) => wordsAMinute)),
    lufs: spread(list.map(({ lufs }) => lufs)),
    truePeak: spread(list.map(({ truePeak }) => truePeak)),
  }));
}

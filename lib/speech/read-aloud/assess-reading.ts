import "server-only";
import { z } from "zod";

import { isolateEngine } from "@/lib/engines/isolate-engine";
import { engineFile } from "@/lib/speech/engine-file";
import { judgeReading, type JudgedWord } from "@/lib/speech/read-aloud/judge-reading";
import { measureSound, type SoundLevels } from "@/lib/speech/read-aloud/measure-sound";
import type { ReadingPiece } from "@/lib/speech/read-aloud/reading-piece";
import { type ReadingWord, readingWords } from "@/lib/speech/read-aloud/reading-words";
import { type ReadingScore, scoreReading } from "@/lib/speech/read-aloud/score-reading";

/** Raised when what comes of a reading changes. */
export const readingEngine = "soundswallower-0.6.3/reading-3";
/** Of the samples that are assessed, in Hertz. */
export const readingSampleRate = 16_000;

/** Why a recording was not scored: nothing is taken for it, and the learner may record again. */
export type UnheardReason = "silent" | "noisy" | "too-long" | "other-text";

/** A word with its letters' place in the text (UTF-16) and, where it was read, its time in the recording in seconds. */
export type HeardWord = {
  word: string;
  start: number;
  end: number;
  state: JudgedWord["state"];
  heardAt: number | null;
  seconds: number;
};
type Heard = ReadingScore & { status: "scored"; judged: HeardWord[] };
export type ReadingAssessment = (Heard | { status: "unheard"; reason: UnheardReason }) & {
  engine: string;
  levels: SoundLevels;
};

/** Seconds: a text of this task is read in 20. */
const longest = 60;
/** dB below full scale under which nobody spoke. */
const quietest = -50;
/** dB between speech and room: below it, noise looks like misreading (`npm run eval:speech` prints the limit it means). */
const leastRange = 22;
/** The share of what was said that is the text: below it, another text, another language or music was heard. */
const leastCovered = 0.34;
/** Nats a hundredth of a second below the best sounds: a word that fits no better was met in something else. */
const worstFit = 6.5;

const Pieces = z.array(
  z.object({
    place: z.int().nullable(),
    start: z.number(),
    seconds: z.number(),
    phones: z.int(),
    misfit: z.number(),
  }),
);

function soundFault({ seconds, loud, floor }: SoundLevels): UnheardReason | null {
  if (seconds > longest) return "too-long";
  if (loud < quietest) return "silent";
  return loud - floor < leastRange ? "noisy" : null;
}

/** Whether a comma, a period or another mark follows a word, where a reader may stop. */
const marksAfter = (text: string, words: readonly ReadingWord[]) =>
  words.map(({ end }) => /^["”’)\]]*[,.;:!?–—]/u.test(text.slice(end)));

const missing: JudgedWord = { state: "skipped", start: null, seconds: 0 };
/** A judged word's time is its own: the place in the text is named `start` there, so the sound's is `heardAt`. */
const joinWords = (words: readonly ReadingWord[], judged: readonly JudgedWord[]): HeardWord[] =>
  words.map(({ word, start, end }, at) => {
    const { state, start: heardAt, seconds } = judged[at] ?? missing;
    return { word, start, end, state, heardAt, seconds };
  });

/** Seconds of a piece in which somebody speaks: the noise of a room in a pause is nothing else that was said. */
const spokenSeconds = ({ start, seconds }: ReadingPiece, { spoken }: SoundLevels) =>
  spoken.reduce(
    (sum, part) => sum + Math.max(0, Math.min(part.end, start + seconds) - Math.max(part.start, start)),
    0,
  );

/** Whoever stops after three words has read those; whoever reads something else is met by chance here and there. */
function coveredShare(pieces: readonly ReadingPiece[], levels: SoundLevels) {
  const sum = (some: readonly ReadingPiece[]) =>
    some.reduce((all, piece) => all + spokenSeconds(piece, levels), 0);
  const all = sum(pieces);
  return all > 0 ? sum(pieces.filter(({ place, misfit }) => place !== null && misfit < worstFit)) / all : 0;
}

export type ReadingAssessor = {
  /**
   * `samples`: one channel, 16 kHz, from -1 to 1, at most 60 s. `text`: English, a few sentences. Rejects with
   * `EngineFault` when the engine fails or `signal` aborts; what it can't hear is an answer, never a low score.
   */
  assess: (samples: Float32Array, text: string, signal?: AbortSignal) => Promise<ReadingAssessment>;
  close: () => Promise<void>;
};

/** Reading aloud, judged word by word: forced alignment in which each word may be missing and anything else may be said. */
export function createReadingAssessor(): ReadingAssessor {
  const engine = isolateEngine({
    name: "reading",
    file: engineFile("read-aloud/reading-engine.mjs"),
    host: "thread",
    result: Pieces,
    seconds: 60,
    megabytes: 512,
    renewAfter: 200,
  });

  async function assess(
    samples: Float32Array,
    text: string,
    signal?: AbortSignal,
  ): Promise<ReadingAssessment> {
    const levels = measureSound(samples, readingSampleRate);
    const about = { engine: readingEngine, levels };
    const fault = soundFault(levels);
    if (fault) return { status: "unheard", reason: fault, ...about };
    const words = readingWords(text);
    const job = { samples, words: words.map(({ word, spelled }) => ({ word, spelled })) };
    const pieces = await engine.run(job, signal ? { signal } : {});
    if (coveredShare(pieces, levels) < leastCovered)
      return { status: "unheard", reason: "other-text", ...about };
    const judged = judgeReading(pieces, words.length);
    const score = scoreReading(judged, marksAfter(text, words));
    return { status: "scored", ...score, judged: joinWords(words, judged), ...about };
  }

  return { assess, close: engine.close };
}

import { z } from "zod";

import { assessmentReasons, Band, Edit, Evidence } from "@/lib/assess/assessment";
import { cefrLevels } from "@/lib/core/cefr";
import type { SpeakingTask } from "@/lib/core/corrected-tasks";

/** Pronunciation is none of them: nothing here judges it. */
export const speechCriteria = ["content", "fluency", "grammar", "vocabulary"] as const;
export type SpeechCriterion = (typeof speechCriteria)[number];

/** Seconds from the start of a part's recording. */
const Span = { part: z.int().min(0), start: z.number(), end: z.number() };

export const partStates = ["heard", "silent", "noisy", "no-speech"] as const;

/** What is measured without knowing a word. Times in seconds, levels in dB below full scale. */
export const SpeechMeasures = z.object({
  seconds: z.number(),
  /** In which somebody speaks, short gaps included. */
  speechSeconds: z.number(),
  /** Gaps of at least a quarter of a second between stretches of speech. */
  pauses: z.array(z.object(Span)),
  /** Of speech between two pauses, on average. */
  runSeconds: z.number().nullable(),
  /** Middles of syllables in a second of speech: rough, some in ten are missed or counted twice. */
  syllablesASecond: z.number().nullable(),
  /** Pauses included, from the first word to the last; null without a transcript. */
  wordsAMinute: z.number().nullable(),
  fillers: z.int().nullable(),
  /** By part, in their order. */
  parts: z.array(
    z.object({
      state: z.enum(partStates),
      seconds: z.number(),
      speechSeconds: z.number(),
      /** Silence before the first word; null where none was said. */
      startsAfter: z.number().nullable(),
      loud: z.number(),
      floor: z.number(),
      clipped: z.number(),
    }),
  ),
});
export type SpeechMeasures = z.infer<typeof SpeechMeasures>;

export const wordKinds = ["word", "filler", "repeat"] as const;
export const SpokenWord = z.object({
  word: z.string(),
  ...Span,
  /** `filler`: "um"; `repeat`: said again at once. Both are left out of the text that is corrected. */
  kind: z.enum(wordKinds),
  /** Where it stands in its part's text, in UTF-16 units; null where it is left out. */
  place: z.object({ start: z.int(), end: z.int() }).nullable(),
});
export type SpokenWord = z.infer<typeof SpokenWord>;

export const SpokenTranscript = z.object({
  /** By part: what was said, without fillers and repetitions; edits and evidence name places in it. */
  texts: z.array(z.string()),
  words: z.array(SpokenWord),
  /** `estimated`: words are spread over the speech, good for a player, not for a pause between two of them. */
  timing: z.enum(["recognized", "estimated"]),
  engine: z.string(),
});
export type SpokenTranscript = z.infer<typeof SpokenTranscript>;

export const SpeechAssessment = z.object({
  /** Only `scored` is paid for. `needs-transcriber`: measures, and nothing that would need words. */
  status: z.enum(["scored", "limited", "unscorable", "needs-transcriber"]),
  reasons: z.array(z.enum(assessmentReasons)),
  overall: Band.nullable(),
  criteria: z.partialRecord(z.enum(speechCriteria), Band),
  cefr: z.enum(cefrLevels).nullable(),
  measures: SpeechMeasures,
  transcript: SpokenTranscript.nullable(),
  /** Of grammar and words alone: a transcript has no spelling, capitals or marks of its author's. */
  edits: z.array(Edit),
  evidence: z.array(Evidence),
  improved: z.array(z.object({ text: z.string(), appliedEditIds: z.array(z.string()) })),
  words: z.int(),
  /** Of the words of the question, how many come back in the answer, from 0 to 1; null where nothing was asked. Rough. */
  relevance: z.number().nullable(),
  engine: z.object({
    id: z.string(),
    version: z.string(),
    calibration: z.string(),
    transcriber: z.string().nullable(),
    model: z.string().nullable(),
  }),
});
export type SpeechAssessment = z.infer<typeof SpeechAssessment>;

export const speechSampleRate = 16_000;

export type SpeechInput = {
  task: SpeakingTask;
  /** What was asked, by part. */
  asked: readonly string[];
  /** One channel, 16 kHz, from -1 to 1, by part; a question that nobody answered is an empty one. */
  parts: readonly Float32Array[];
  locale: string;
  /** Asks a model again: see WritingInput. */
  isAnew?: boolean;
};

/**
 * Measures free speech and, where something turns it into text, corrects and scores it. What can't be judged is an answer
 * with its reasons. Rejects with EngineFault when it could not measure at all, or when `signal` aborts.
 */
export type SpeechAssessor = {
  assess: (input: SpeechInput, signal?: AbortSignal) => Promise<SpeechAssessment>;
  /** Only what was said in one recording: null without a transcriber, where it failed, and for what is no speech. */
  hear: (samples: Float32Array, signal?: AbortSignal) => Promise<string | null>;
  close: () => Promise<void>;
};

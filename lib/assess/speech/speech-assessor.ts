import "server-only";
import path from "node:path";

import { z } from "zod";

import type { Assessment, AssessmentReason, WritingCorrector } from "@/lib/assess/assessment";
import { cleanTranscript } from "@/lib/assess/speech/clean-transcript";
import { compareTopic } from "@/lib/assess/speech/compare-topic";
import { gatherMeasures } from "@/lib/assess/speech/gather-measures";
import { hearParts, isPlausible } from "@/lib/assess/speech/hear-parts";
import { isOffTopic, scoreSpeech } from "@/lib/assess/speech/score-speech";
import { soundFault } from "@/lib/assess/speech/sound-fault";
import {
  partStates,
  type SpeechAssessment,
  type SpeechAssessor,
  type SpeechInput,
  type SpeechMeasures,
  speechSampleRate,
  type SpokenTranscript,
} from "@/lib/assess/speech/speech-assessment";
import { speechScale } from "@/lib/assess/speech/speech-scale";
import type { EditCategory } from "@/lib/core/edit-kinds";
import { isolateEngine } from "@/lib/engines/isolate-engine";
import type { Transcriber } from "@/lib/speech/transcriber";

/** Raised when what comes of the same recording changes. */
const engineVersion = "1";
/** A transcriber writes these, and the speaker didn't. */
const writtenOnly: readonly EditCategory[] = ["spelling", "capital", "punctuation"];
/** Words below which nothing can be said of somebody's language. */
const leastWords = 10;

const Measured = z.array(
  z.object({
    state: z.enum(partStates),
    seconds: z.number(),
    loud: z.number(),
    floor: z.number(),
    clipped: z.number(),
    spoken: z.array(z.object({ start: z.number(), end: z.number() })),
    syllables: z.number(),
  }),
);

export type SpeechAssessorSettings = {
  /** Null: free speech is measured, and nothing is said of its words. */
  transcriber: Transcriber | null;
  writing: WritingCorrector;
  /** What the transcriber may take for all parts of a task. */
  hearingSeconds?: number;
};

/** Free speech: measures always; with a transcriber what was said, corrected and scored. Neither of both is closed here. */
export function createSpeechAssessor(settings: SpeechAssessorSettings): SpeechAssessor {
  const { transcriber, writing, hearingSeconds: seconds } = settings;
  const engine = isolateEngine({
    name: "speech measures",
    file: path.resolve("lib", "assess", "speech", "measure-engine.mjs"),
    host: "thread",
    result: Measured,
    seconds: 60,
    megabytes: 512,
    renewAfter: 200,
  });

  async function assess(input: SpeechInput, signal?: AbortSignal): Promise<SpeechAssessment> {
    const job = { parts: input.parts, sampleRate: speechSampleRate };
    const measured = await engine.run(job, signal ? { signal } : {});
    const measures = gatherMeasures(measured);
    const fault = soundFault(measures);
    if (fault) return without("unscorable", fault, { measures });
    if (!transcriber) return without("needs-transcriber", "no-transcriber", { measures });
    const heard = await hearParts(transcriber, input.parts, measured, { signal, seconds });
    if (!heard) return without("needs-transcriber", "transcriber-failed", { measures });
    const transcript = cleanTranscript(heard);
    const full = withWords(measures, transcript);
    const count = countWords(transcript);
    const language = heard.find((part) => part?.language !== undefined)?.language;
    if (language && !/^en/i.test(language)) return without("unscorable", "other-language", { measures });
    if (!isPlausible(transcript, measured)) return without("unscorable", "unclear", { measures });
    if (count < leastWords) return without("unscorable", "too-short", { measures: full, transcript });
    return judge(input, { measures: full, transcript, words: count }, writing, signal);
  }

  async function hear(samples: Float32Array, signal?: AbortSignal): Promise<string | null> {
    if (!transcriber) return null;
    const parts = [samples];
    const measured = await engine.run({ parts, sampleRate: speechSampleRate }, signal ? { signal } : {});
    const heard = await hearParts(transcriber, parts, measured, { signal, seconds });
    return heard?.[0]?.text ?? null;
  }

  return { assess, hear, close: engine.close };
}

type Found = { measures: SpeechMeasures; transcript: SpokenTranscript; words: number };

const countWords = ({ words }: SpokenTranscript) => words.filter(({ kind }) => kind === "word").length;

/** A minute counts from the first stretch of speech to the last, part by part. */
function withWords(measures: SpeechMeasures, transcript: SpokenTranscript): SpeechMeasures {
  const paused = measures.pauses.reduce((all, { start, end }) => all + end - start, 0);
  const minutes = (measures.speechSeconds + paused) / 60;
  return {
    ...measures,
    wordsAMinute: minutes > 0 ? countWords(transcript) / minutes : null,
    fillers: transcript.words.filter(({ kind }) => kind === "filler").length,
  };
}

/** What comes back where there is no score. */
function without(
  status: "unscorable" | "needs-transcriber",
  reason: AssessmentReason,
  { measures, transcript = null }: { measures: SpeechMeasures; transcript?: SpokenTranscript | null },
): SpeechAssessment {
  return {
    ...{ status, reasons: [reason], overall: null, criteria: {}, cefr: null },
    ...{ measures, transcript, edits: [], evidence: [], improved: [] },
    words: transcript ? countWords(transcript) : 0,
    relevance: null,
    engine: engineOf(transcript, null),
  };
}

const engineOf = (
  transcript: SpokenTranscript | null,
  language: Assessment["engine"] | null,
): SpeechAssessment["engine"] => ({
  id: "speech",
  version: language ? `${engineVersion}+${language.id}-${language.version}` : engineVersion,
  calibration: language ? `${speechScale.version}+${language.calibration}` : speechScale.version,
  transcriber: transcript?.engine ?? null,
  model: language?.model ?? null,
});

async function judge(
  input: SpeechInput,
  { measures, transcript, words }: Found,
  writing: WritingCorrector,
  signal: AbortSignal | undefined,
): Promise<SpeechAssessment> {
  const { asked, locale, isAnew = false } = input;
  const language = await writing.assess(
    { task: "free-text", asked, parts: transcript.texts, locale, isAnew },
    signal,
  );
  const relevance = compareTopic(asked, transcript.texts);
  const answered = transcript.texts.filter((text) => text !== "").length / Math.max(1, input.parts.length);
  const spoken = { measures, language, words, relevance, answered };
  const isScored = language.status !== "unscorable";
  const isElsewhere = isScored && isOffTopic(spoken) && !language.reasons.includes("off-topic");
  const edits = language.edits.filter(({ category }) => !writtenOnly.includes(category));
  const ids = new Set(edits.map(({ id }) => id));
  return {
    status: language.status,
    reasons: [...language.reasons, ...(isElsewhere ? (["off-topic"] as const) : [])],
    ...(isScored ? scoreSpeech(spoken) : { overall: null, criteria: {}, cefr: null }),
    ...{ measures, transcript, words, relevance },
    edits,
    evidence: language.evidence,
    improved: language.improved.map(({ text, appliedEditIds }) => ({
      text,
      appliedEditIds: appliedEditIds.filter((id) => ids.has(id)),
    })),
    engine: engineOf(transcript, language.engine),
  };
}

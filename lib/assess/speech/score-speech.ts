import type { Assessment, Band } from "@/lib/assess/assessment";
import type {
  SpeechAssessment,
  SpeechCriterion,
  SpeechMeasures,
} from "@/lib/assess/speech/speech-assessment";
import { bandOf, scoreFluency, speechScale } from "@/lib/assess/speech/speech-scale";
import { cefrOf } from "@/lib/core/cefr";

export type Spoken = {
  measures: SpeechMeasures;
  /** What the writing corrector says of the transcript; scored, so that its overall is there. */
  language: Assessment;
  words: number;
  relevance: number | null;
  /** The share of the questions that were answered. */
  answered: number;
};

/** Words above which what has nothing of its question in it is said to be about something else. */
const enoughToTell = 40;
export const isOffTopic = ({ relevance, words }: Pick<Spoken, "relevance" | "words">) =>
  relevance === 0 && words >= enoughToTell;

function contentOf(spoken: Spoken, written: Band): number {
  const { unanswered, offTopic } = speechScale;
  const score = written.det - 2 * unanswered * (1 - spoken.answered);
  return isOffTopic(spoken) ? Math.min(score, offTopic) : score;
}

const halfOf = ({ det, low, high }: Band) => Math.max(det - low, high - det);

/** The four criteria and their mean. A range is as wide as the writing corrector's at least. */
export function scoreSpeech(spoken: Spoken): Pick<SpeechAssessment, "overall" | "criteria" | "cefr"> {
  const { language, measures, words } = spoken;
  const { overall } = language;
  if (!overall) return { overall: null, criteria: {}, cefr: null };
  const { content = overall, grammar = overall, vocabulary = overall } = language.criteria;
  const scores: Partial<Record<SpeechCriterion, number>> = {
    content: contentOf(spoken, content),
    grammar: grammar.det,
    vocabulary: vocabulary.det,
  };
  const fluency = scoreFluency(measures, words);
  if (fluency !== null) scores.fluency = fluency;
  const values = Object.values(scores);
  const mean = values.reduce((all, score) => all + score, 0) / values.length;
  const widest = Math.max(speechScale.halfOfCriterion, ...[content, grammar, vocabulary].map(halfOf));
  const whole = bandOf(mean, Math.max(speechScale.half, halfOf(overall)));
  const criteria = Object.fromEntries(
    Object.entries(scores).map(([name, score]) => [name, bandOf(score, widest)]),
  );
  return { overall: whole, criteria, cefr: cefrOf(whole.det) };
}

import { type FeatureName } from "@/lib/assess/writing/features/features";
import { type WritingTask } from "@/lib/core/corrected-tasks";
import { type NoteCriterion } from "@/lib/core/sample-notes";

/**
 * What each measure is worth in its criterion, in hundredths. From reasoning about what the descriptors of the criteria
 * name; nothing is fitted on texts that people scored (docs/decisions/063-the-writing-engine.md).
 */
export const weights: Record<NoteCriterion, Partial<Record<FeatureName, number>>> = {
  content: { length: 35, ideas: 30, support: 15, relevance: 10, detail: 10 },
  organisation: {
    ...{ connectorRange: 30, boundaries: 30, openings: 10, cohesion: 10, runOns: 10 },
    ...{ connectorRate: 5, beyondAnd: 5 },
  },
  grammar: {
    ...{ grammarErrors: 25, avoidedPairs: 25, cleanSentences: 20, verbForms: 12, mechanicsErrors: 6 },
    ...{ subordination: 4, sentenceLength: 4, sentenceVariety: 4 },
  },
  vocabulary: {
    ...{ variety: 30, freshness: 20, spellingErrors: 15, rareWords: 10, rarity: 10, wordLength: 10 },
    ...{ longWords: 5 },
  },
};

/** What each criterion is worth in the whole, in hundredths. */
export const criterionWeights: Record<NoteCriterion, number> = {
  content: 20,
  organisation: 15,
  grammar: 35,
  vocabulary: 30,
};

/** What a task's time allows: words by part, as the samples at 125 have them. */
export const expectedWords: Record<WritingTask, readonly number[]> = {
  "write-about-the-photo": [40],
  "interactive-writing": [100, 60],
  "writing-sample": [110],
  "summarize-the-conversation": [60],
  "free-text": [320],
};

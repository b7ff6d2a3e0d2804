/** What is measured of a text. Each is clipped to the range from `poor` to `good` and becomes a share of it, 0 to 1. */
export const featureRanges = {
  /** The natural logarithm of the words that count, over what the task expects. */
  length: { poor: -2.5, good: 0.5 },
  ideas: { poor: 2, good: 5 },
  relevance: { poor: 0, good: 0.35 },
  detail: { poor: 0, good: 3 },
  support: { poor: 0, good: 3.5 },
  connectorRate: { poor: 1, good: 7 },
  connectorRange: { poor: 1, good: 9 },
  beyondAnd: { poor: 0.1, good: 0.65 },
  openings: { poor: 0.4, good: 1 },
  cohesion: { poor: 0, good: 0.8 },
  runOns: { poor: 0.7, good: 0 },
  boundaries: { poor: 0.4, good: 1 },
  grammarErrors: { poor: 6, good: 0 },
  mechanicsErrors: { poor: 5, good: 0 },
  cleanSentences: { poor: 0.1, good: 1 },
  /** In 100 words. */
  avoidedPairs: { poor: 8, good: 1 },
  subordination: { poor: 0.1, good: 1.6 },
  sentenceLength: { poor: 5, good: 17 },
  sentenceVariety: { poor: 1, good: 8 },
  verbForms: { poor: 1, good: 7 },
  spellingErrors: { poor: 7, good: 0 },
  variety: { poor: 3, good: 9 },
  freshness: { poor: 0.6, good: 0.85 },
  rareWords: { poor: 0.02, good: 0.22 },
  rarity: { poor: 5.5, good: 4.5 },
  wordLength: { poor: 3.5, good: 4.6 },
  longWords: { poor: 0.08, good: 0.28 },
} as const satisfies Record<string, { poor: number; good: number }>;

export type FeatureName = keyof typeof featureRanges;
export type Features = Record<FeatureName, number>;

const isFeature = (name: string): name is FeatureName => Object.hasOwn(featureRanges, name);
export const featureNames = Object.keys(featureRanges).filter(isFeature);

/** A measure as a share of its range: 0 poor, 1 good, nothing beyond. */
export function shareOf(name: FeatureName, measured: number): number {
  const { poor, good } = featureRanges[name];
  const share = (measured - poor) / (good - poor);
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
}

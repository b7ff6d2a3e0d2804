import type { CefrLevel } from "@/lib/core/cefr";

/**
 * Difficulty before any response, on a scale of the bank's own: `lib/core/bank-scale.ts` says which difficulties are of a
 * level, and where they stand on the exam's scale. The weights are set by reasoning, not fitted: frequency carries most of
 * what is known of word difficulty (Brysbaert and others, 2014, on Zipf values). Responses replace these values; `se` says
 * how little they claim.
 */
export const levelAnchors: Record<CefrLevel, number> = {
  A1: -3.25,
  A2: -2,
  B1: -0.63,
  B2: 0.88,
  C1: 2.25,
  C2: 3.25,
};

const round = (value: number) => Math.round(value * 1000) / 1000;
const clamp = (value: number) => round(Math.min(3.5, Math.max(-3.5, value)));

export type WordFeatures = { zipf: number; letters: number; syllables: number };

/** b = -0.63 + 1.55 (4.3 - zipf) + 0.06 (letters - 6) + 0.10 (syllables - 2). Zipf 5.2 is about A2, 3.3 about B2. */
export function wordDifficulty({ zipf, letters, syllables }: WordFeatures): number {
  return clamp(-0.63 + 1.55 * (4.3 - zipf) + 0.06 * (letters - 6) + 0.1 * (syllables - 2));
}

export type InventedFeatures = {
  /** Mean log2 probability of a letter under the model that made the word, standardized over the candidates. */
  plausibility: number;
  letters: number;
  /** Letters changed to reach the nearest real word, and that word's frequency. */
  nearestDistance: number;
  nearestZipf: number;
};

/**
 * b = 0.1 + 1.35 plausibility + 0.25 (letters - 7) - 0.7 (nearestDistance - 2) + 0.4 (4 - nearestZipf):
 * a word built like English, close to a word few people know, is the hardest to reject.
 */
export function inventedDifficulty(features: InventedFeatures): number {
  const { plausibility, letters, nearestDistance, nearestZipf } = features;
  return clamp(
    0.1 + 1.35 * plausibility + 0.25 * (letters - 7) - 0.7 * (nearestDistance - 2) + 0.4 * (4 - nearestZipf),
  );
}

export type GapFeatures = {
  level: CefrLevel;
  zipf: number;
  missing: number;
  shownShare: number;
  words: number;
};

/**
 * b = 0.65 level + 0.35 word, + 0.08 (missing - 4) - 1.0 (shownShare - 0.45) + 0.03 (words - 12), where `word` is
 * `wordDifficulty` of the missing word by frequency alone.
 */
export function gapDifficulty({ level, zipf, missing, shownShare, words }: GapFeatures): number {
  const word = wordDifficulty({ zipf, letters: 6, syllables: 2 });
  return clamp(
    0.65 * levelAnchors[level] +
      0.35 * word +
      0.08 * (missing - 4) -
      (shownShare - 0.45) +
      0.03 * (words - 12),
  );
}

export type PassageFeatures = {
  level: CefrLevel;
  /** Of the damaged words. */
  gaps: number;
  meanZipf: number;
  rarestZipf: number;
  wordsASentence: number;
};

/**
 * b = 0.8 level + 0.3 (5.6 - meanZipf) + 0.2 (3.8 - rarestZipf) + 0.03 (wordsASentence - 15) + 0.02 (gaps - 20):
 * what a text is like outweighs its single words, since most gaps are closed by the text (Klein-Braley, 1997).
 */
export function passageDifficulty(features: PassageFeatures): number {
  const { level, gaps, meanZipf, rarestZipf, wordsASentence } = features;
  return clamp(
    0.8 * levelAnchors[level] +
      0.3 * (5.6 - meanZipf) +
      0.2 * (3.8 - rarestZipf) +
      0.03 * (wordsASentence - 15) +
      0.02 * (gaps - 20),
  );
}

export type ReadingSetFeatures = { level: CefrLevel; meanZipf: number; wordsASentence: number };

/** b = 0.85 level + 0.3 (5.9 - meanZipf) + 0.03 (wordsASentence - 13), of all words of the passage. */
export function readingSetDifficulty({ level, meanZipf, wordsASentence }: ReadingSetFeatures): number {
  return clamp(0.85 * levelAnchors[level] + 0.3 * (5.9 - meanZipf) + 0.03 * (wordsASentence - 13));
}

export type DictationFeatures = { level: CefrLevel; words: number; meanZipf: number; rarestZipf: number };

/** b = 0.7 level + 0.12 (words - 10) + 0.35 (4 - rarestZipf) + 0.3 (5.5 - meanZipf): memory first, then the words. */
export function dictationDifficulty({ level, words, meanZipf, rarestZipf }: DictationFeatures): number {
  return clamp(
    0.7 * levelAnchors[level] + 0.12 * (words - 10) + 0.35 * (4 - rarestZipf) + 0.3 * (5.5 - meanZipf),
  );
}

export type AloudFeatures = { level: CefrLevel; syllables: number; rarestZipf: number };

/** b = 0.7 level + 0.06 (syllables - 18) + 0.2 (4 - rarestZipf): every syllable is one to say, rare words are read off. */
export function readingDifficulty({ level, syllables, rarestZipf }: AloudFeatures): number {
  return clamp(0.7 * levelAnchors[level] + 0.06 * (syllables - 18) + 0.2 * (4 - rarestZipf));
}

export type ConversationFeatures = {
  level: CefrLevel;
  /** Of what is heard. */
  wordsATurn: number;
  meanZipf: number;
  rarestZipf: number;
};

/**
 * b = 0.85 level + 0.03 (wordsATurn - 26) + 0.3 (5.7 - meanZipf) + 0.1 (3.6 - rarestZipf): what has to be held in mind
 * at once, then the words.
 */
export function conversationDifficulty(features: ConversationFeatures): number {
  const { level, wordsATurn, meanZipf, rarestZipf } = features;
  return clamp(
    0.85 * levelAnchors[level] + 0.03 * (wordsATurn - 26) + 0.3 * (5.7 - meanZipf) + 0.1 * (3.6 - rarestZipf),
  );
}

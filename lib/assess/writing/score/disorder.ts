import { avoidedPairsOf, pairFlowOf, shareWhere } from "@/lib/assess/writing/features/measure-language";
import { type ScoredSentence } from "@/lib/assess/writing/text/scored-text";

/** Texts of learners of every level are below the first, words in any order above the second: npm run eval:writing. */
const orderly = -4;
const shuffled = 4;

/** How far a text's words stand in no order: 0 for what anybody wrote, 1 for a word salad. */
export function disorderOf(sentences: readonly ScoredSentence[]): number {
  const avoided = shareWhere(sentences.flatMap(avoidedPairsOf), (isMet) => isMet);
  const usual = shareWhere(sentences.flatMap(pairFlowOf), (isUsual) => isUsual);
  const disorder = 100 * avoided - 30 * usual;
  return Math.min(1, Math.max(0, (disorder - orderly) / (shuffled - orderly)));
}

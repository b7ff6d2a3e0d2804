import { type FoundEdit } from "@/lib/assess/rules/find-learner-edits";
import { type Around } from "@/lib/assess/writing/spelling/fits-place";
import { type Span } from "@/lib/assess/writing/text/split-text";

/** A word beside its neighbors in one sentence. */
export type Place = { word: Span; before: string; after: string; isFirst: boolean; around: Around };

export const lower = (text: string) => text.toLowerCase().replaceAll("’", "'");
const isCapital = (text: string) => /^\p{Lu}/u.test(text);
export const raised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const isAllCapitals = (text: string) => /^\p{Lu}{2,}$/u.test(text);
export const withCaseOf = (model: string, word: string, isFirst: boolean) => {
  if (isAllCapitals(model)) return word.toUpperCase();
  return isCapital(model) && (isFirst || word.length > 1) ? raised(word) : word;
};

export const spellingEdit = (
  word: Span,
  replacement: string,
  kind: FoundEdit["kind"],
  confidence: number,
): FoundEdit => ({
  start: word.start,
  end: word.end,
  replacement,
  kind,
  confidence,
  ruleId: `spelling/${kind}`,
});

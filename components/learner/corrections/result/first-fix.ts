import type { EditCategory } from "@/lib/core/edit-kinds";
import { noteCriteria, type NoteCriterion } from "@/lib/core/sample-notes";

type Found = { category: EditCategory; confidence: number };
type Score = { det: number };
/** What to work on first: a kind of mistake, with how many there are, or a criterion. */
export type FirstFix =
  | { kind: "category"; category: EditCategory; count: number }
  | { kind: "criterion"; criterion: NoteCriterion };

/** Below it, an edit is a hint. */
export const leastConfidence = 0.5;
/** A criterion that lies so far below the whole costs more than single mistakes do. */
const farBelow = 10;

/** Readers are stopped less by some mistakes than by others; all else weighs 1. */
const weights: Partial<Record<EditCategory, number>> = {
  capital: 0.5,
  punctuation: 0.5,
  spelling: 0.8,
  article: 0.8,
  "verb-form": 1.2,
  "word-order": 1.2,
  "missing-word": 1.2,
};

/** How many sure mistakes of each category, the most telling first. */
export function countMistakes(edits: readonly Found[]) {
  const counts = new Map<EditCategory, number>();
  for (const { category, confidence } of edits)
    if (confidence >= leastConfidence) counts.set(category, (counts.get(category) ?? 0) + 1);
  const telling = (category: EditCategory) => (counts.get(category) ?? 0) * (weights[category] ?? 1);
  return [...counts]
    .map(([category, count]) => ({ category, count }))
    .toSorted((a, b) => telling(b.category) - telling(a.category));
}

type Judged = {
  edits: readonly Found[];
  overall: Score | null;
  criteria: Partial<Record<NoteCriterion, Score | undefined>>;
};

/** The one thing that would help most; null where nothing was judged. */
export function firstFix({ edits, overall, criteria }: Judged): FirstFix | null {
  const [mistake] = countMistakes(edits);
  const scored = noteCriteria.flatMap((criterion) => {
    const det = criteria[criterion]?.det;
    return det === undefined ? [] : [{ criterion, det }];
  });
  const [lowest] = scored.toSorted((a, b) => a.det - b.det);
  const isIdea = lowest?.criterion === "content" || lowest?.criterion === "organisation";
  const isFarBelow = lowest !== undefined && overall !== null && lowest.det <= overall.det - farBelow;
  if (lowest && (!mistake || (isIdea && isFarBelow && mistake.count < 3)))
    return { kind: "criterion", criterion: lowest.criterion };
  return mistake ? { kind: "category", ...mistake } : null;
}

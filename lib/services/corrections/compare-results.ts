import type { Assessment, Edit } from "@/lib/assess/assessment";
import { noteCriteria } from "@/lib/core/sample-notes";
import { diffWords } from "@/lib/services/corrections/diff-words";
import type { Difference } from "@/lib/services/corrections/views";

type Version = { id: string; texts: readonly string[]; assessment: Assessment };

const sameness = ({ kind, original, replacement }: Edit) =>
  `${kind} ${original} ${replacement}`.toLowerCase();

/** What a revised text gained on the one before. */
export function compareResults(before: Version, now: Version): Difference {
  const left = [...now.assessment.edits];
  const kept: Edit[] = [];
  const fixed: Edit[] = [];
  for (const edit of before.assessment.edits) {
    const at = left.findIndex((other) => sameness(other) === sameness(edit));
    if (at === -1) fixed.push(edit);
    else {
      left.splice(at, 1);
      kept.push(edit);
    }
  }
  const points = (one: { det: number } | null | undefined, other: { det: number } | null | undefined) =>
    one && other ? other.det - one.det : null;
  const criteria = noteCriteria.flatMap((name) => {
    const change = points(before.assessment.criteria[name], now.assessment.criteria[name]);
    return change === null ? [] : [[name, change] as const];
  });
  return {
    with: before.id,
    points: points(before.assessment.overall, now.assessment.overall),
    criteria: Object.fromEntries(criteria),
    before: before.assessment.overall,
    words: now.assessment.words - before.assessment.words,
    ...{ fixed, kept },
    newEditIds: left.map(({ id }) => id),
    parts: now.texts.map((text, part) => diffWords(before.texts[part] ?? "", text)),
  };
}

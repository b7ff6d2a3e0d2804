import { type Evidence } from "@/lib/assess/assessment";
import { contentEvidence } from "@/lib/assess/writing/evidence/content-evidence";
import { grammarPraise, mendEvidence } from "@/lib/assess/writing/evidence/grammar-evidence";
import { type JudgedPart, type Span, touchesEdit } from "@/lib/assess/writing/evidence/judged-part";
import { vocabularyEvidence } from "@/lib/assess/writing/evidence/vocabulary-evidence";
import { noteCriteria, noteKinds } from "@/lib/core/sample-notes";

/** Of praise and of what is to mend, for each criterion. */
const mostEach = 2;

const isPraise = ({ kind }: Evidence) => noteKinds[kind].isPraise;

/** A few of each criterion, no kind twice. */
const chosenOf = (notes: readonly Evidence[]): Evidence[] =>
  noteCriteria.flatMap((criterion) => {
    const seen = new Set<string>();
    return notes
      .filter((note) => note.criterion === criterion)
      .filter(({ kind }) => (seen.has(kind) ? false : seen.add(kind)))
      .slice(0, mostEach);
  });

/** Every mistake that was found, shown or not. */
const mistakesOf = (parts: readonly JudgedPart[]): Span[] =>
  parts.flatMap(({ part, edits, doubtful = [] }) => [
    ...edits,
    ...doubtful.map(({ start, end }) => ({ part, start, end })),
  ]);

/** What the scores rest on: a few places of each criterion, in the order of the text; none is a strength and a fault at once. */
export function findEvidence(
  parts: readonly JudgedPart[],
  asked: readonly string[],
  lengthShare: number,
): Evidence[] {
  const isAsked = asked.some((text) => text.trim() !== "");
  const all = [
    ...contentEvidence(parts, isAsked, lengthShare),
    ...grammarPraise(parts),
    ...mendEvidence(parts),
    ...vocabularyEvidence(parts, asked),
  ];
  const faults = chosenOf(all.filter((note) => !isPraise(note)));
  const wrong = [...mistakesOf(parts), ...faults];
  const praise = chosenOf(
    all.filter((note) => isPraise(note) && !wrong.some((place) => touchesEdit(note, place))),
  );
  return [...praise, ...faults].toSorted((one, other) => one.part - other.part || one.start - other.start);
}

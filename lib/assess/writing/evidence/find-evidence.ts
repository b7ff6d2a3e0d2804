import { type Evidence } from "@/lib/assess/assessment";
import { contentEvidence } from "@/lib/assess/writing/evidence/content-evidence";
import { grammarPraise, mendEvidence } from "@/lib/assess/writing/evidence/grammar-evidence";
import { type JudgedPart, touchesEdit } from "@/lib/assess/writing/evidence/judged-part";
import { vocabularyEvidence } from "@/lib/assess/writing/evidence/vocabulary-evidence";
import { noteCriteria, noteKinds } from "@/lib/core/sample-notes";

/** Of praise and of what is to mend, for each criterion. */
const mostEach = 2;

/** What the scores rest on: a few places of each criterion, no kind twice, in the order of the text. */
export function findEvidence(
  parts: readonly JudgedPart[],
  asked: readonly string[],
  lengthShare: number,
): Evidence[] {
  const edits = parts.flatMap((part) => part.edits);
  const all = [
    ...contentEvidence(parts, lengthShare),
    ...grammarPraise(parts),
    ...mendEvidence(parts),
    ...vocabularyEvidence(parts, asked),
  ].filter((note) => !noteKinds[note.kind].isPraise || !edits.some((edit) => touchesEdit(note, edit)));
  const chosen = noteCriteria.flatMap((criterion) =>
    [true, false].flatMap((isPraise) => {
      const seen = new Set<string>();
      return all
        .filter((note) => note.criterion === criterion && noteKinds[note.kind].isPraise === isPraise)
        .filter(({ kind }) => (seen.has(kind) ? false : seen.add(kind)))
        .slice(0, mostEach);
    }),
  );
  return chosen.toSorted((one, other) => one.part - other.part || one.start - other.start);
}

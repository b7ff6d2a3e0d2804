import { findLearnerEdits, type FoundEdit } from "@/lib/assess/rules/find-learner-edits";
import { applyEdits, changesInOriginal } from "@/lib/assess/writing/edits/apply-edits";
import { mergeEdits } from "@/lib/assess/writing/edits/merge-edits";
import { findMissingCapitals } from "@/lib/assess/writing/edits/missing-capital";
import { findMissingEnd } from "@/lib/assess/writing/edits/missing-end";
import { type Harper } from "@/lib/assess/writing/harper/harper-linter";
import { findMisspellings, isTold } from "@/lib/assess/writing/spelling/find-misspellings";

/** How sure a spelling must be for the grammar of its sentence to be read with it. */
const sureSpelling = 0.6;

/** `doubtful` are words that are none and could stand for anything: they count, and are not shown. */
export type EditsFound = { edits: FoundEdit[]; doubtful: FoundEdit[]; isPartial: boolean };

/** "Howevr we", "however we": the comma or full stop behind a word that is mended is put in behind it, as a mark of its own. */
function besideWord(edit: FoundEdit, mended: readonly FoundEdit[]): FoundEdit {
  const mark = /[,.]$/.exec(edit.replacement)?.[0];
  const isMark = edit.kind.startsWith("comma-after") || edit.kind === "sentence-end";
  const under = mended.find(({ start, end }) => start < edit.end && edit.start < end);
  if (!isMark || !mark || under?.end !== edit.end) return edit;
  return edit.replacement.toLowerCase() === under.replacement.toLowerCase() + mark
    ? { ...edit, start: edit.end, replacement: mark }
    : edit;
}

/** Mistakes of one part: spelling first, then grammar in the text that is spelled right. `harper` null: spelling alone. */
export async function findEdits(
  text: string,
  known: ReadonlySet<string>,
  harper: Harper | null,
): Promise<EditsFound> {
  const spelled = findMisspellings(text, { known });
  if (!harper)
    return {
      edits: mergeEdits(text, spelled.filter(isTold)),
      doubtful: spelled.filter((edit) => !isTold(edit)),
      isPartial: true,
    };
  const wordOf = ({ start, end }: FoundEdit) => text.slice(start, end).toLowerCase();
  const newer = await harper.knownOf([
    ...new Set(spelled.filter(({ kind }) => kind === "misspelled").map(wordOf)),
  ]);
  const unknown = spelled.filter((edit) => !newer.has(wordOf(edit)));
  const misspelled = unknown.filter(isTold);
  const sure = misspelled.filter(({ confidence }) => confidence >= sureSpelling);
  const readable = applyEdits(text, sure);
  const { edits, unchecked } = await harper.find(readable);
  const grammar = changesInOriginal(text, sure, [
    ...edits,
    ...findLearnerEdits(readable),
    ...findMissingEnd(readable),
    ...findMissingCapitals(readable),
  ]);
  const capitals = grammar.filter(({ kind }) => kind === "sentence-capital");
  const found = grammar.map((edit) => besideWord(edit, [...sure, ...capitals]));
  return {
    edits: mergeEdits(text, [...found, ...misspelled]),
    doubtful: unknown.filter((edit) => !isTold(edit)),
    isPartial: unchecked.length > 0,
  };
}

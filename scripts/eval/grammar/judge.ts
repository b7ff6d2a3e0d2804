import { type FoundEdit } from "@/lib/assess/rules/find-learner-edits";
import { type MarkedError, type MarkedSentence } from "@/scripts/eval/grammar/marked-sentence";

type Tally = { marks: number; right: number; placed: number };
type Judged = {
  sentences: number;
  correctSentences: number;
  /** Of the correct sentences. */
  words: number;
  alarms: number;
  /** What was found in the sentences with errors. */
  found: Tally & { edits: number; rightEdits: number; placedEdits: number };
  byKind: Map<string, Tally>;
  misses: string[];
};
type Find = (text: string) => readonly FoundEdit[];

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[,.;:!?])/g, "")
    .trim();
const changed = (text: string, start: number, end: number, by: string) =>
  plain(`${text.slice(0, start)}${start === end && by !== "" ? ` ${by} ` : by}${text.slice(end)}`);

const isRight = (text: string, edit: FoundEdit, error: MarkedError) =>
  error.replacements.some(
    (right) =>
      changed(text, error.start, error.end, right) === changed(text, edit.start, edit.end, edit.replacement),
  );
const touches = (edit: FoundEdit, error: MarkedError) => edit.start <= error.end && error.start <= edit.end;

const none = (): Judged => ({
  sentences: 0,
  correctSentences: 0,
  words: 0,
  alarms: 0,
  found: { marks: 0, right: 0, placed: 0, edits: 0, rightEdits: 0, placedEdits: 0 },
  byKind: new Map(),
  misses: [],
});

const shown = (text: string, { start, end }: { start: number; end: number }, by: string) =>
  `${text} (${text.slice(start, end)} → ${by})`;

function judgeErrors(judged: Judged, { learner, errors }: MarkedSentence, edits: readonly FoundEdit[]) {
  for (const error of errors) {
    const tally = judged.byKind.get(error.kind) ?? { marks: 0, right: 0, placed: 0 };
    const isFound = edits.some((edit) => isRight(learner, edit, error));
    const isPlaced = edits.some((edit) => touches(edit, error));
    for (const each of [tally, judged.found]) {
      each.marks += 1;
      each.right += isFound ? 1 : 0;
      each.placed += isPlaced ? 1 : 0;
    }
    judged.byKind.set(error.kind, tally);
    if (!isFound)
      judged.misses.push(`${error.kind}: ${shown(learner, error, error.replacements.join(" or "))}`);
  }
  for (const edit of edits) {
    const isWanted = errors.some((error) => isRight(learner, edit, error));
    judged.found.edits += 1;
    judged.found.rightEdits += isWanted ? 1 : 0;
    judged.found.placedEdits += errors.some((error) => touches(edit, error)) ? 1 : 0;
    if (!isWanted) judged.misses.push(`wrong ${edit.ruleId}: ${shown(learner, edit, edit.replacement)}`);
  }
}

/** What is found of a part's marked errors, and in its correct sentences. */
export function judgeSet(
  set: { learner: readonly MarkedSentence[]; correct: readonly string[] },
  find: Find,
): Judged {
  const judged = none();
  for (const sentence of set.learner) judgeErrors(judged, sentence, find(sentence.learner));
  for (const text of set.correct)
    for (const edit of find(text)) {
      judged.alarms += 1;
      judged.misses.push(`alarm ${edit.ruleId}: ${shown(text, edit, edit.replacement)}`);
    }
  judged.sentences = set.learner.length;
  judged.correctSentences = set.correct.length;
  judged.words = set.correct.flatMap((text) => text.split(/\s+/)).length;
  return judged;
}

function addTally(to: Tally, { marks, right, placed }: Tally) {
  to.marks += marks;
  to.right += right;
  to.placed += placed;
}

/** Several parts as one. */
export function together(parts: readonly Judged[]): Judged {
  const all = none();
  for (const part of parts) {
    all.sentences += part.sentences;
    all.correctSentences += part.correctSentences;
    all.words += part.words;
    all.alarms += part.alarms;
    addTally(all.found, part.found);
    all.found.edits += part.found.edits;
    all.found.rightEdits += part.found.rightEdits;
    all.found.placedEdits += part.found.placedEdits;
    for (const [kind, tally] of part.byKind) {
      const own = all.byKind.get(kind) ?? { marks: 0, right: 0, placed: 0 };
      addTally(own, tally);
      all.byKind.set(kind, own);
    }
    all.misses.push(...part.misses);
  }
  return all;
}

const share = (count: number, of: number) => (of === 0 ? null : Math.round((count / of) * 1000) / 1000);

export const figuresOf = ({ found, alarms, words, ...judged }: Judged) => ({
  sentences: judged.sentences,
  correctSentences: judged.correctSentences,
  marks: found.marks,
  kinds: judged.byKind.size,
  precision: share(found.rightEdits, found.edits) ?? 0,
  recall: share(found.right, found.marks) ?? 0,
  alarms,
  falseAlarms: words === 0 ? 0 : Math.round((alarms / words) * 10_000) / 100,
  placeOnly: {
    precision: share(found.placedEdits, found.edits),
    recall: share(found.placed, found.marks),
  },
});

export const kindsOf = ({ byKind }: Judged) =>
  Object.fromEntries(
    [...byKind]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([kind, { marks, right, placed }]) => [
        kind,
        { marks, recall: share(right, marks), placeOnly: share(placed, marks) },
      ]),
  );

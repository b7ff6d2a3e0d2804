import { type FoundEdit } from "@/lib/assess/rules/find-learner-edits";
import { isSameClash } from "@/lib/assess/writing/edits/same-clash";

/** Of two that overlap and are about as sure, the one that knows more of the sentence stands. */
const sourceWorth = [
  ["learner/", 0.1],
  ["harper/", 0.05],
] as const;

const worthOf = ({ confidence, ruleId }: FoundEdit) =>
  confidence + (sourceWorth.find(([source]) => ruleId.startsWith(source))?.[1] ?? 0);

/** A comma or full stop that is put in behind a word that is changed, too. */
const isMarkBehind = (mark: FoundEdit, word: FoundEdit) =>
  mark.start === mark.end &&
  mark.start === word.end &&
  word.start < word.end &&
  /^[,.]$/.test(mark.replacement);

const overlap = (one: FoundEdit, other: FoundEdit) => {
  if (isMarkBehind(one, other) || isMarkBehind(other, one)) return false;
  return isOver(one, other);
};
const isOver = (one: FoundEdit, other: FoundEdit) =>
  one.start < other.end && other.start < one.end
    ? true
    : one.start === other.start || (one.end === other.end && one.start === one.end);

/** "It's seems": an edit that begins within a short form is shown with the whole of it. */
function ofWholeWord(text: string, edit: FoundEdit): FoundEdit {
  const isInside = /['’]/.test(text.charAt(edit.start)) && /\p{L}/u.test(text.charAt(edit.start - 1));
  const before = isInside ? (/\p{L}+$/u.exec(text.slice(0, edit.start))?.[0] ?? "") : "";
  return before === ""
    ? edit
    : { ...edit, start: edit.start - before.length, replacement: before + edit.replacement };
}

const shortEnd = /^(?:n['’]t|['’](?:m|re|ve|ll|d))(?!\p{L})/iu;
const shortIs = /^['’]s(?!\p{L})/iu;
const maySayIs = /(?<!\p{L})(?:it|he|she|that|there|here|what|who|where|how|let)$/iu;

/** "Don't": an edit of the "do" alone is shown with the whole of it, too. */
function toWordEnd(text: string, edit: FoundEdit): FoundEdit {
  const word = text.slice(edit.start, edit.end);
  if (edit.replacement === "" || !/\p{L}$/u.test(word)) return edit;
  const rest = text.slice(edit.end, edit.end + 4);
  const found = shortEnd.exec(rest) ?? (maySayIs.test(word) ? shortIs.exec(rest) : null);
  const behind = found?.[0] ?? "";
  return { ...edit, end: edit.end + behind.length, replacement: edit.replacement + behind };
}

/** What goes leaves no double space behind. */
function tidied(text: string, edit: FoundEdit): FoundEdit {
  if (edit.replacement !== "" || edit.start === edit.end) return edit;
  const isSpaceBefore = edit.start === 0 || /\s/.test(text.charAt(edit.start - 1));
  if (isSpaceBefore && text.charAt(edit.end) === " ") return { ...edit, end: edit.end + 1 };
  const isEndNext = edit.end >= text.length || /[\s.,;:!?]/.test(text.charAt(edit.end));
  return isEndNext && text.charAt(edit.start - 1) === " " ? { ...edit, start: edit.start - 1 } : edit;
}

const raised = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** The best of all that were found, in the order of their places; none overlaps another, each changes something. */
export function mergeEdits(text: string, found: readonly FoundEdit[]): FoundEdit[] {
  const kept: FoundEdit[] = [];
  const best = found
    .filter(({ start, end, replacement }) => text.slice(start, end) !== replacement)
    .map((edit) => tidied(text, toWordEnd(text, ofWholeWord(text, edit))))
    .toSorted((one, other) => worthOf(other) - worthOf(one) || one.start - other.start);
  for (const edit of best) {
    const isMended = best.some((each) => isSameClash(text, each, edit));
    if (!isMended && !kept.some((each) => overlap(each, edit))) kept.push(edit);
  }
  const opening = new Set(best.filter(({ kind }) => kind === "sentence-capital").map(({ start }) => start));
  return kept
    .map((edit) => (opening.has(edit.start) ? { ...edit, replacement: raised(edit.replacement) } : edit))
    .toSorted((one, other) => one.start - other.start);
}

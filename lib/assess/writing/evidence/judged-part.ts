import { type Edit, type Evidence } from "@/lib/assess/assessment";
import { type ScoredSentence, type ScoredText } from "@/lib/assess/writing/text/scored-text";

/** A part with its edits, in which evidence is looked for; `doubtful` are mistakes that are not shown. */
export type JudgedPart = {
  part: number;
  read: ScoredText;
  edits: readonly Edit[];
  doubtful?: readonly { start: number; end: number }[];
};

export const sureEdit = 0.5;

/** Whether nothing is wrong in a sentence, as far as the engine sees. */
export const isCleanSentence = ({ edits }: JudgedPart, { start, end }: ScoredSentence) =>
  !edits.some((edit) => start <= edit.start && edit.start < end);

export type Span = { part: number; start: number; end: number };
/** Whether a quoted place has words in it that an edit changes, or puts in. */
export const touchesEdit = (place: Span, edit: Span) =>
  place.part === edit.part &&
  (edit.start === edit.end
    ? place.start < edit.start && edit.start < place.end
    : place.start < edit.end && edit.start < place.end);

export const sentencesOf = (parts: readonly JudgedPart[]) =>
  parts.flatMap((part) => part.read.sentences.map((sentence) => ({ part, sentence })));

type Note = Pick<Evidence, "criterion" | "kind">;
export const noteAt = (
  note: Note,
  part: number,
  { start, end }: { start: number; end: number },
): Evidence => ({
  ...note,
  part,
  start,
  end,
});

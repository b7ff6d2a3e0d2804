import { type Edit, type Evidence } from "@/lib/assess/assessment";
import { type ScoredSentence, type ScoredText } from "@/lib/assess/writing/text/scored-text";

/** A part with its edits, in which evidence is looked for. */
export type JudgedPart = { part: number; read: ScoredText; edits: readonly Edit[] };

export const sureEdit = 0.5;

/** Whether nothing is wrong in a sentence, as far as the engine sees. */
export const isCleanSentence = ({ edits }: JudgedPart, { start, end }: ScoredSentence) =>
  !edits.some((edit) => start <= edit.start && edit.start < end);

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

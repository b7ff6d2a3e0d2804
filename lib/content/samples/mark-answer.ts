import type { SampleAnswer } from "@/lib/content/samples/sample-schema";

/** A run of an answer's words: which notes speak of them, and the numbers of those whose quote ends here. */
export type MarkedRun = { text: string; notes: readonly number[]; ends: readonly number[] };

/**
 * An answer's paragraphs in runs, and its notes in reading order. Notes are counted from 0; where two quote the same
 * words, the run has both.
 */
export function markAnswer<Note extends { quote: string }>({
  text,
  notes,
}: Pick<SampleAnswer, "text"> & { notes: readonly Note[] }) {
  const found = notes
    .map((note) => ({
      note,
      from: text.indexOf(note.quote),
      to: text.indexOf(note.quote) + note.quote.length,
    }))
    .toSorted((a, b) => a.to - b.to);
  const paragraphs: MarkedRun[][] = [];
  let from = 0;
  for (const paragraph of text.split("\n\n")) {
    paragraphs.push(runsOf(text, { from, to: from + paragraph.length }, found));
    from += paragraph.length + 2;
  }
  return { paragraphs, notes: found.map(({ note }) => note) };
}

type Span = { from: number; to: number };

function runsOf(text: string, { from, to }: Span, found: readonly Span[]): MarkedRun[] {
  const inside = found.flatMap((span) => [span.from, span.to]).filter((at) => at > from && at < to);
  const cuts = [...new Set([from, ...inside, to])].toSorted((a, b) => a - b);
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? from;
    const over = (span: Span) => span.from <= start && span.to >= end;
    return {
      text: text.slice(start, end),
      notes: found.flatMap((span, note) => (over(span) ? [note] : [])),
      ends: found.flatMap((span, note) => (over(span) && span.to === end ? [note] : [])),
    };
  });
}

import { findMisfits } from "@/lib/speech/read-aloud/find-misfits";
import type { ReadingPiece } from "@/lib/speech/read-aloud/reading-piece";

/** `changed`: something else was said in its place. */
export type WordState = "read" | "skipped" | "changed";
export type JudgedWord = { state: WordState; start: number | null; seconds: number };

/** Something else of at least this length for each word that is missing stands in for it; less is a breath or a click. */
const standIn = 0.2;

/** Nobody says a longer word with less time a sound: the aligner squeezed it into another one. */
const longWord = 4;
const leastASound = 0.045;
const isSqueezed = ({ seconds, phones }: ReadingPiece) =>
  phones >= longWord && seconds / phones < leastASound;

const changed: JudgedWord = { state: "changed", start: null, seconds: 0 };

/**
 * What became of each of the text's `count` words, in their order.
 * Source: our own trials with synthetic voices, `npm run eval:speech`.
 */
export function judgeReading(pieces: readonly ReadingPiece[], count: number): JudgedWord[] {
  const words: JudgedWord[] = [];
  const misfits = findMisfits(pieces);
  let other = 0;
  const close = (before: number) => {
    const missing = before - words.length;
    const state: WordState = missing > 0 && other / missing >= standIn ? "changed" : "skipped";
    for (let each = 0; each < missing; each += 1) words.push({ state, start: null, seconds: 0 });
    other = 0;
  };
  for (const piece of pieces) {
    const { place, start, seconds } = piece;
    if (place === null || isSqueezed(piece)) other += seconds;
    else {
      close(place);
      words.push(misfits.has(piece) ? changed : { state: "read", start, seconds });
    }
  }
  close(count);
  return words;
}

import type { ReadingPiece } from "@/lib/speech/read-aloud/reading-piece";

/**
 * How much worse than the middle word of the same reading a word may fit before another one was said in its place.
 * The middle is the reader's own: a voice, an accent or a room that fits badly does so in every word.
 */
const worst = 4;
/** The same where something else was said right beside it: then the word was found inside another one. */
const worstBeside = 2.5;
/** Seconds of something else, ten of the engine's hundredths: less is a breath or a click. */
const leastBeside = 0.095;
/** An accent changes a sound of a word. That is all of a word of one sound, and half of a word of two. */
const fewestSounds = { alone: 2, beside: 3 };
/** Seconds between pieces that follow each other: the engine counts in hundredths. */
const touching = 0.03;

function middleOf(pieces: readonly ReadingPiece[]) {
  const fits = pieces.flatMap(({ place, misfit }) => (place === null ? [] : [misfit]));
  return fits.toSorted((one, other) => one - other)[Math.floor((fits.length - 1) / 2)] ?? 0;
}

const gapBetween = (one: ReadingPiece, other: ReadingPiece) => {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return second.start - first.start - first.seconds;
};

/** Seconds of something else that touch the piece on one side. */
function elseBeside(pieces: readonly ReadingPiece[], at: number, step: 1 | -1): number {
  const [piece, next] = [pieces[at], pieces[at + step]];
  if (!piece || !next || next.place !== null || gapBetween(piece, next) > touching) return 0;
  return next.seconds + elseBeside(pieces, at + step, step);
}

/** The words of the text whose sounds were another word's, though the engine found them. */
export function findMisfits(pieces: readonly ReadingPiece[]): ReadonlySet<ReadingPiece> {
  const middle = middleOf(pieces);
  const isMisfit = (piece: ReadingPiece, at: number) => {
    const { place, misfit, phones } = piece;
    if (place === null || phones < fewestSounds.alone) return false;
    if (misfit - middle > worst) return true;
    if (misfit - middle <= worstBeside || phones < fewestSounds.beside) return false;
    return elseBeside(pieces, at, -1) + elseBeside(pieces, at, 1) > leastBeside;
  };
  return new Set(pieces.filter(isMisfit));
}

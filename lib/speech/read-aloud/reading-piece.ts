/**
 * A piece of a recording: a word of the text by its place, or something else (null), and of how many sounds. Times in
 * seconds. `misfit`: how much less likely its sounds are than the best at each moment, in nats a hundredth of a second.
 */
export type ReadingPiece = {
  place: number | null;
  start: number;
  seconds: number;
  phones: number;
  misfit: number;
};

import type { JudgedWord } from "@/lib/speech/read-aloud/judge-reading";

/** `words` of 60, `fluency` of 40; `pace` in words a minute, `pauses` in seconds, longest first. */
export type ReadingScore = {
  total: number;
  words: number;
  fluency: number;
  pace: number;
  pauses: { after: number; seconds: number }[];
};

const most = { words: 60, pace: 25, pauses: 15 };
/** Words a minute: nothing below the first, all from the second on. A calm reader has 120 and more. */
const slow = 40;
const fluent = 110;
/** A gap between two words that a listener hears as a stop, in seconds; a comma or a period allows one. */
const stop = 0.6;
const stopAtMark = 1.2;
/** So many stops in ten words leave nothing of that part. */
const worstStops = 3;

const share = (value: number, least: number, best: number) =>
  Math.min(1, Math.max(0, (value - least) / (best - least)));

function pausesOf(words: readonly JudgedWord[], hasMarkAfter: readonly boolean[]) {
  const pauses: { after: number; seconds: number }[] = [];
  words.forEach(({ start, seconds }, at) => {
    const next = words[at + 1];
    if (start === null || !next || next.start === null) return;
    const gap = next.start - (start + seconds);
    if (gap >= (hasMarkAfter[at] ? stopAtMark : stop)) pauses.push({ after: at, seconds: gap });
  });
  return pauses.toSorted((one, other) => other.seconds - one.seconds);
}

/**
 * A reading on its own scale of 0 to 100, never mapped to 10-160: words 60, fluency 40. Fluency counts for what was
 * read only, so that a few quick words earn little. The limits are ours, by reason; no readings judged by people are
 * at hand.
 */
export function scoreReading(words: readonly JudgedWord[], hasMarkAfter: readonly boolean[]): ReadingScore {
  const read = words.filter(({ state }) => state === "read");
  const readShare = words.length > 0 ? read.length / words.length : 0;
  const [first, last] = [read[0], read.at(-1)];
  const span = first && last ? (last.start ?? 0) + last.seconds - (first.start ?? 0) : 0;
  const pace = span > 0 ? (60 * read.length) / span : 0;
  const pauses = pausesOf(words, hasMarkAfter);
  const stops = words.length > 0 ? (10 * pauses.length) / words.length : 0;
  const ease = most.pace * share(pace, slow, fluent) + most.pauses * (1 - share(stops, 0, worstStops));
  const [wordPoints, fluency] = [Math.round(most.words * readShare), Math.round(ease * readShare)];
  return { total: wordPoints + fluency, words: wordPoints, fluency, pace: Math.round(pace), pauses };
}

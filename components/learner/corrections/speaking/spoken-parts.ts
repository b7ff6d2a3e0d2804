import type { Correction, Result } from "@/components/learner/corrections/corrections-queries";

export type SpokenMeasures = NonNullable<Result["measures"]>;
export type SpokenWord = NonNullable<SpokenMeasures["transcript"]>["words"][number];
type Span = { start: number; end: number };

/** One recording: what was asked, where it is, and what was found in it. Times in seconds from its beginning. */
export type SpokenPart = {
  asks: string;
  /** Null once the recording is gone. */
  upload: string | null;
  seconds: number;
  /** From the first word to the last. */
  spoken: Span;
  pauses: Span[];
  words: SpokenWord[];
  /** What was heard, without fillers; empty where nothing was. */
  text: string;
};

/** Pauses are counted over all recordings one after the other; here each part has its own. */
export function spokenParts(
  { asked, parts }: Pick<Correction, "parts"> & { asked: { parts: readonly string[] } },
  measures: SpokenMeasures,
): SpokenPart[] {
  let from = 0;
  return parts.map(({ recording }, part) => {
    const seconds = measures.parts[part]?.seconds ?? (parts.length === 1 ? measures.seconds : 0);
    const begins = from;
    from += seconds;
    const pauses = measures.pauses
      .filter(({ start }) => start >= begins && start < begins + seconds)
      .map(({ start, end }) => ({ start: start - begins, end: Math.min(seconds, end - begins) }));
    return {
      asks: asked.parts[part] ?? "",
      upload: recording?.src ? recording.id : null,
      seconds,
      spoken: spokenSpan(measures.parts[part], seconds, pauses),
      pauses,
      words: measures.transcript?.words.filter((word) => word.part === part) ?? [],
      text: measures.transcript?.texts[part] ?? "",
    };
  });
}

/** Speech and its pauses fill the time from the first word to the last; of older measures nobody knows when it began. */
function spokenSpan(
  part: SpokenMeasures["parts"][number] | undefined,
  seconds: number,
  pauses: Span[],
): Span {
  if (!part || part.startsAfter === null) return { start: 0, end: seconds };
  const end = part.startsAfter + part.speechSeconds + pauseFigures({ pauses }).seconds;
  return { start: part.startsAfter, end: Math.min(seconds, end) };
}

/** How many pauses there are, how long they are in all, and the longest. */
export function pauseFigures({ pauses }: Pick<SpokenMeasures, "pauses">) {
  const lengths = pauses.map(({ start, end }) => end - start);
  return {
    count: lengths.length,
    seconds: lengths.reduce((all, length) => all + length, 0),
    longest: Math.max(0, ...lengths),
  };
}

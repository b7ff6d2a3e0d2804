/** Words of a passage by their places, counted through all its paragraphs; both ends belong to it. */
export type Span = { first: number; last: number };

/** A word is what stands between two spaces, with its punctuation. */
export const splitTokens = (paragraph: string): string[] => paragraph.split(/\s+/).filter(Boolean);

const sizeOf = ({ first, last }: Span) => last - first + 1;

/** Below this share the answer was not found. */
const leastOverlap = 0.5;

/** F1 of two spans by words: 2 · shared / (words of one + words of the other), in [0, 1]. */
export function overlapOf(one: Span, other: Span): number {
  const shared = Math.min(one.last, other.last) - Math.max(one.first, other.first) + 1;
  return (2 * Math.max(0, shared)) / (sizeOf(one) + sizeOf(other));
}

/** What a highlight earns, in [0, 1]. */
export function scoreSpan(right: Span, given: Span | null): number {
  const overlap = given === null ? 0 : overlapOf(right, given);
  return overlap < leastOverlap ? 0 : overlap;
}

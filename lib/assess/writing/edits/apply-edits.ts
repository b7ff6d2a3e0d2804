type Change = { start: number; end: number; replacement: string };

/** A text with these changes, which are in the order of their places and do not overlap. */
export function applyEdits(text: string, changes: readonly Change[]): string {
  let from = 0;
  let out = "";
  for (const { start, end, replacement } of changes) {
    out += text.slice(from, start) + replacement;
    from = end;
  }
  return out + text.slice(from);
}

/**
 * Takes changes of a changed text back to the text it came from. One that meets an earlier change takes that one's place:
 * it replaces the original words by both.
 */
export function changesInOriginal<Found extends Change>(
  text: string,
  earlier: readonly Change[],
  later: readonly Found[],
): Found[] {
  let shift = 0;
  const moved = earlier.map((change) => {
    const start = change.start + shift;
    shift += change.replacement.length - (change.end - change.start);
    return { ...change, from: start, to: start + change.replacement.length };
  });
  const changed = applyEdits(text, earlier);
  return later.map((change) => {
    const met = moved.filter(({ from, to }) => from < change.end && change.start < to);
    const first = met[0];
    const last = met.at(-1);
    const from = Math.min(change.start, first?.from ?? change.start);
    const to = Math.max(change.end, last?.to ?? change.end);
    const back = (place: number) => {
      const before = moved.filter((each) => each.to <= place && !(each.from === place));
      return place - before.reduce((sum, each) => sum + each.replacement.length - (each.end - each.start), 0);
    };
    return {
      ...change,
      start: first && first.from === from ? first.start : back(from),
      end: last && last.to === to ? last.end : back(to),
      replacement: changed.slice(from, change.start) + change.replacement + changed.slice(change.end, to),
    };
  });
}

/** A change of a text: what stands from `start` to before `end` becomes the replacement. */
export type Change = { id: string; start: number; end: number; replacement: string };

/** A stretch of a text, with the change that speaks of it. An insertion's is empty. */
export type Segment<Each extends Change> = { text: string; start: number; change: Each | null };

const isSpace = (character: string | undefined) => character === undefined || /\s/.test(character);
const closes = (character: string | undefined) => character !== undefined && /[\s.,;:!?)]/.test(character);

/** In the order of their places; what overlaps an earlier one, or lies outside the text, is left out. */
function inOrder<Each extends Change>(text: string, changes: readonly Each[]) {
  let reached = 0;
  return changes
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .filter(({ start, end }) => {
      if (start < reached || end < start || end > text.length) return false;
      reached = end;
      return true;
    });
}

/** A text cut at its changes. */
export function cutAtChanges<Each extends Change>(text: string, changes: readonly Each[]): Segment<Each>[] {
  const segments: Segment<Each>[] = [];
  let from = 0;
  for (const change of inOrder(text, changes)) {
    const { start, end } = change;
    if (start > from) segments.push({ text: text.slice(from, start), start: from, change: null });
    segments.push({ text: text.slice(start, end), start, change });
    from = end;
  }
  if (from < text.length) segments.push({ text: text.slice(from), start: from, change: null });
  return segments;
}

/** The text with those changes that are taken. Words that go take one of the spaces around them along. */
export function applyChanges(text: string, changes: readonly Change[], isTaken: (id: string) => boolean) {
  let made = "";
  let from = 0;
  for (const { id, start, end, replacement } of inOrder(text, changes)) {
    if (!isTaken(id)) continue;
    made += text.slice(from, start) + replacement;
    from = end;
    if (replacement !== "" || start === end) continue;
    if (isSpace(made.at(-1)) && text[from] === " ") from += 1;
    else if (made.endsWith(" ") && closes(text[from])) made = made.slice(0, -1);
  }
  return made + text.slice(from);
}

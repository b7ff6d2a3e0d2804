/** How much of a sentence is shown on each side. */
const most = 160;

/** What stands before and after a place within its sentence; a long one is cut at a space. */
export function sentenceAround(text: string, { start, end }: { start: number; end: number }) {
  const head = text.slice(0, start);
  const tail = text.slice(end);
  const before = head.slice(lastEnd(head)).trimStart();
  const close = /[.!?](?=\s|$)|\n/.exec(tail);
  const after = tail.slice(0, close ? close.index + close[0].trimEnd().length : tail.length).trimEnd();
  return {
    before: before.length > most ? `…${before.slice(-most).replace(/^\S*\s?/, "")}` : before,
    after: after.length > most ? `${after.slice(0, most).replace(/\s?\S*$/, "")}…` : after,
  };
}

function lastEnd(head: string) {
  let at = 0;
  for (const { index, 0: mark } of head.matchAll(/[.!?]\s+|\n+/g)) at = index + mark.length;
  return at;
}

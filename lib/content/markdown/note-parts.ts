type NotePart = { text: string; isQuoted: boolean };

/** The attribute `note` of a text: English words that it speaks of stand between asterisks. */
export function noteParts(note: string): NotePart[] {
  return note
    .split(/\*([^*]+)\*/)
    .map((text, index) => ({ text, isQuoted: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

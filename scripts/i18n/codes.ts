/**
 * A piece of a text that is not words: a translation program shows it as one sign and protects it. With `inner` it is a
 * pair around words.
 */
export type Code = {
  from: number;
  to: number;
  inner?: { from: number; to: number };
  /** A translation has it, and once. In the forms of a plural it may stand as often as there are forms. */
  isFixed: boolean;
};

export type FindCodes = (text: string) => readonly Code[];

const mark = /\{[^{}\s]+\}|<Fact\b[^<>]*\/>|<En>|<\/En>/g;

/** Placeholders of plain texts, and what stands inside the sentences of a page: facts and English words. */
export const markCodes: FindCodes = (text) => {
  const codes: Code[] = [];
  let opened: { from: number; to: number } | null = null;
  for (const { 0: found, index } of text.matchAll(mark)) {
    const span = { from: index, to: index + found.length };
    if (found === "<En>") opened = span;
    else if (found !== "</En>") {
      if (!opened) codes.push({ ...span, isFixed: found.startsWith("{") });
    } else if (opened) {
      codes.push({
        from: opened.from,
        to: span.to,
        inner: { from: opened.to, to: span.from },
        isFixed: false,
      });
      opened = null;
    }
  }
  return codes.toSorted((a, b) => a.from - b.from);
};

/** A word or sentence and its place (UTF-16) in the text. */
export type Span = { text: string; start: number; end: number };

const wordPattern = /[\p{L}\p{N}]+(?:['’.-](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*/gu;
/** After a period no space is asked for where a new sentence plainly begins: many learners leave it out. */
const sentenceEnd = /[.!?…]+["”’)\]]*(?=\s|$|\p{Lu}\p{Ll})|\n+/gu;

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));

/** "end.Then" is two words; "3.5", "e-mail" and "don't" are one. */
export function splitWords(text: string): Span[] {
  return spansOf(text, wordPattern).flatMap((word) => {
    const parts = /^\p{L}{2,}(?:\.(?:\p{L}{2,}|[AI]))+$/u.test(word.text) ? word.text.split(".") : null;
    if (!parts) return [word];
    let start = word.start;
    return parts.map((part) => {
      const span = { text: part, start, end: start + part.length };
      start = span.end + 1;
      return span;
    });
  });
}

function trimmed(text: string, from: number, to: number): Span {
  const raw = text.slice(from, to);
  const start = from + (raw.length - raw.trimStart().length);
  const kept = raw.trim();
  return { text: kept, start, end: start + kept.length };
}

const shortForms = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|a\.m|p\.m|[A-Z])\.$/iu;

export function splitSentences(text: string): Span[] {
  const sentences: Span[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(sentenceEnd)) {
    const to = index + mark.length;
    const goesOn = /^[a-z]/u.test(text.slice(to).trimStart()) && shortForms.test(text.slice(from, to));
    if (goesOn || /(?:^|\s)(?:Mr|Mrs|Ms|Dr|Prof|St)\.$/u.test(text.slice(from, to))) continue;
    sentences.push(trimmed(text, from, to));
    from = to;
  }
  sentences.push(trimmed(text, from, text.length));
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
}

import { splitTokens } from "@/lib/questions/interactive-reading/span";

/** The words of a passage, and where each of its sentences begins. */
export type Words = { words: string[]; starts: number[] };

export function readWords(paragraphs: readonly string[]): Words {
  const words: string[] = [];
  const starts: number[] = [];
  for (const paragraph of paragraphs) {
    let isStart = true;
    for (const word of splitTokens(paragraph)) {
      if (isStart) starts.push(words.length);
      isStart = /[.?!]["'”’)]*$/.test(word);
      words.push(word);
    }
  }
  return { words, starts };
}

/** The sentence around a word: its first and its last one. */
export function sentenceAt({ words, starts }: Words, word: number) {
  const first = starts.findLast((start) => start <= word) ?? 0;
  const next = starts.find((start) => start > word) ?? words.length;
  return { first, last: next - 1 };
}

/** Where a key leads from a word; null for a key that leads nowhere. With Shift, down goes to the end of a sentence. */
export function wordOfKey(all: Words, from: number, { key, shiftKey }: { key: string; shiftKey: boolean }) {
  const end = all.words.length - 1;
  const here = sentenceAt(all, from);
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, from - 1);
    case "ArrowRight":
      return Math.min(end, from + 1);
    case "ArrowUp":
      return from > here.first ? here.first : sentenceAt(all, Math.max(0, here.first - 1)).first;
    case "ArrowDown":
      if (!shiftKey) return here.last === end ? here.first : here.last + 1;
      return from < here.last ? here.last : sentenceAt(all, Math.min(end, here.last + 1)).last;
    case "Home":
      return 0;
    case "End":
      return end;
    default:
      return null;
  }
}

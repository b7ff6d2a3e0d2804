const lists = new Map<string, ReadonlySet<string>>();

/** Whether a word is one of a list, which is written with spaces between. */
export function among(words: string, word: string | undefined): boolean {
  let list = lists.get(words);
  if (!list) {
    list = new Set(words.split(" "));
    lists.set(words, list);
  }
  return word !== undefined && list.has(word);
}

/** Several facts at once, each already known. */
export const someOf = (...facts: readonly boolean[]): boolean => facts.includes(true);
export const allOf = (...facts: readonly boolean[]): boolean => !facts.includes(false);

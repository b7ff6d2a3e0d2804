const vowels = /[aeiou]/g;

/**
 * What a test-wise reader could count in a word without knowing it. The first answers for what a word has one of; the
 * second for what it has or has not. The audit asks each how often it tells real words from invented ones;
 * the choice of invented words balances the same ones, so what it finds is in-sample.
 */
export const features = {
  length: (word: string) => [String(word.length)],
  "first letter": (word: string) => [word.slice(0, 1)],
  "last letter": (word: string) => [word.slice(-1)],
  vowels: (word: string) => [String(word.match(vowels)?.length ?? 0)],
  "share of vowels": (word: string) => [
    String(Math.round((10 * (word.match(vowels)?.length ?? 0)) / word.length)),
  ],
  syllables: (word: string) => [String(word.match(/[aeiouy]+/g)?.length ?? 0)],
  "longest run of consonants": (word: string) => [
    String(Math.max(0, ...(word.match(/[^aeiouy]+/g) ?? []).map(({ length }) => length))),
  ],
  "repeated letters": (word: string) => [String(word.length - new Set(word).size)],
} satisfies Record<string, (word: string) => string[]>;

/**
 * What has so many values that it has to be learned from words: a reader remembers that words in -al are real and those
 * in -th are not. Counted on the very words it was learned from, it would tell them apart by values that one word has.
 */
export const patterns = {
  "last two letters": (word: string) => word.slice(-2),
  "first two letters": (word: string) => word.slice(0, 2),
  "last vowel": (word: string) => word.match(vowels)?.at(-1) ?? "",
  "last consonants": (word: string) => /[^aeiouy]*$/.exec(word)?.[0] ?? "",
  "order of vowels": (word: string) => word.match(vowels)?.join("") ?? "",
  "shape in vowels and consonants": (word: string) =>
    word.replaceAll(/[aeiou]/g, "V").replaceAll(/[a-z]/g, "C"),
  "doubled letter": (word: string) => /(.)\1/.exec(word)?.[1] ?? "",
  "rare letters": (word: string) => [...new Set(word.match(/[jkqvwxz]/g))].sort().join(""),
} satisfies Record<string, (word: string) => string>;

/** Patterns of hundreds of values, most of them rare: they are measured and told, and no limit holds them. */
export const longPatterns = {
  "letters before the last": (word: string) => word.slice(-3, -1),
  "last three letters": (word: string) => word.slice(-3),
  "first three letters": (word: string) => word.slice(0, 3),
  "last vowel and what follows": (word: string) => /[aeiouy]+[^aeiouy]*e?$/.exec(word)?.[0] ?? "",
} satisfies Record<string, (word: string) => string>;

export const marks = {
  "start of": (word: string) => [1, 2, 3].map((length) => word.slice(0, length)),
  "end of": (word: string) => [1, 2, 3, 4].map((length) => word.slice(-length)),
  has: (word: string) => [...new Set([...Array.from(word), ...partsOf(word, 2), ...partsOf(word, 3)])],
  doubles: (word: string) => (/(.)\1/.test(word) ? ["a letter"] : []),
} satisfies Record<string, (word: string) => string[]>;

function partsOf(word: string, length: number): string[] {
  return Array.from({ length: Math.max(0, word.length - length + 1) }, (_, index) =>
    word.slice(index, index + length),
  );
}

/** Every feature of a word by name, such as "end of=al" and "length=7". */
export function featuresOf(word: string): string[] {
  const counted = Object.entries({ ...features, ...marks }).flatMap(([name, read]) =>
    read(word).map((value) => `${name}=${value}`),
  );
  const learned = Object.entries(patterns).map(([name, read]) => `${name}=${read(word)}`);
  return [...counted, ...learned];
}

import type { Gate } from "@/lib/bank/gate";
import type { Lexicon } from "@/lib/bank/lexicon";

const KNOWN_ZIPF = 1.8;
const EDGE_ZIPF = 3;
const SEQUENCE_WORDS = 6;
const EDGE_WORDS = 5;
const CLUSTER_WORDS = 6;
const REAL_EDGE = 5;

/** Endings that so many words share that they give no word away. Longest first. */
const endings =
  `ation ition ment sion tion able ance ence ible ical ary ate ent ant ery ify ine ish ism ist ity ive ize
  ness ory ous ure al ic or`
    .split(/\s+/)
    .sort((a, b) => b.length - a.length);

/** Gates for how a string is built: every part usual in English, no part long enough to bring a word to mind. */
export function shapeGates(lexicon: Lexicon, model: readonly string[]): Gate<string>[] {
  const known = lexicon.words.filter((word) => word.length >= 4 && lexicon.zipf(word) >= KNOWN_ZIPF);
  const edgeWords = new Set(known.filter((word) => word.length === 4 && lexicon.zipf(word) >= EDGE_ZIPF));
  const starts = new Set(known.map((word) => word.slice(0, REAL_EDGE)));
  const ends = new Set(known.flatMap((word) => [4, 5, 6, 7].map((length) => word.slice(-length))));
  const sequences = countParts(model, sequencesOf);
  const edges = countParts(model, edgesOf);
  const clusters = countParts(model, clustersOf);

  const isUsual = (parts: string[], counts: ReadonlyMap<string, number>, least: number) =>
    parts.every((part) => (counts.get(part) ?? 0) >= least);

  return [
    { name: "length", passes: (word) => word.length >= 5 && word.length <= 9 },
    { name: "unusual-edge", passes: (word) => isUsual(edgesOf(word), edges, EDGE_WORDS) },
    { name: "real-start", passes: (word) => !starts.has(word.slice(0, REAL_EDGE)) },
    { name: "real-end", passes: (word) => !ends.has(word.slice(-freeEnd(word))) },
    {
      name: "word-at-edge",
      passes: (word) => !edgeWords.has(word.slice(0, 4)) && !edgeWords.has(word.slice(-4)),
    },
    { name: "unusual-letters", passes: (word) => isUsual(sequencesOf(word), sequences, SEQUENCE_WORDS) },
    { name: "unusual-cluster", passes: (word) => isUsual(clustersOf(word), clusters, CLUSTER_WORDS) },
    { name: "repetition", passes: (word) => !/(.)\1\1|(..+)\2|(.)\3.?(.)\4/.test(word) },
  ];
}

/** How many last letters no real word may share: five, or two more than a common ending. */
function freeEnd(word: string): number {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= 3);
  return ending ? Math.max(4, ending.length + 2) : REAL_EDGE;
}

function sequencesOf(word: string): string[] {
  const text = `^${word}$`;
  return Array.from({ length: word.length }, (_, index) => text.slice(index, index + 3));
}

function edgesOf(word: string): string[] {
  return [`^${word.slice(0, 3)}`, `${word.slice(-3)}$`];
}

/** The last letters of the consonants between two vowels, with the second vowel: "mple" of "ample". */
function clustersOf(word: string): string[] {
  const found = word.matchAll(/(?=([aeiouy]+[^aeiouy]+[aeiouy]))/g);
  return Array.from(found, ([, cluster = ""]) => cluster.slice(-4));
}

function countParts(words: readonly string[], partsOf: (word: string) => string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of words.flatMap(partsOf)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

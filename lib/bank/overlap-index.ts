type Words = ReadonlySet<string>;

/** A set of words as the index keeps it: numbers of words, the newest word first. */
type Entry = { size: number; ids: number[] };

/** More words than a bank will ever have; two numbers below it make one key. */
const wordLimit = 2 ** 26;

/**
 * Finds, among sets of words, those that share much with a given one: exactly the ones whose overlap (shared words by
 * all words of the two, Jaccard) is at least `limit`, which lies in (0, 1]. `near` tells them by their place: the first
 * set added is 0.
 *
 * To overlap so much, a set of n words shares at least m = ⌈limit · n⌉ of them. If all sets have their words in one
 * order, then the first two shared words are among the first n − m + 2 of each: sets are listed under the pairs of
 * those, and only what is listed under the same pair is compared (prefix filter of Chaudhuri, Ganti and Kaushik 2006,
 * with pairs as in AdaptJoin, Wang, Li and Feng 2012). The order is by first appearance, the newest first, which puts
 * rare words before frequent ones. Sets of which one shared word may be enough are so small that they are listed apart.
 */
export function overlapIndex(limit: number) {
  const entries: Entry[] = [];
  const idOf = new Map<string, number>();
  const byPair = new Map<number, number[]>();
  const smallByWord = new Map<number, number[]>();
  const wordless: number[] = [];

  // Rounding must not ask for one more.
  const least = (size: number) => Math.max(1, Math.ceil(limit * size - 1e-9));

  function numberOf(word: string) {
    const known = idOf.get(word);
    if (known !== undefined) return known;
    idOf.set(word, idOf.size);
    return idOf.size - 1;
  }

  /** The pairs under which a set is listed. Words that no set has come before all others. */
  function pairsOf({ size, ids }: Entry) {
    const unknown = size - ids.length;
    const first = ids.slice(0, Math.max(0, size - Math.max(2, least(size)) + 2 - unknown));
    return first.flatMap((one, index) => first.slice(index + 1).map((other) => one * wordLimit + other));
  }

  function listsFor(entry: Entry) {
    if (entry.size === 0) return [wordless];
    const small = least(entry.size) === 1 ? entry.ids.map((id) => smallByWord.get(id)) : [];
    return [...small, ...pairsOf(entry).map((pair) => byPair.get(pair))];
  }

  function isNear(entry: Entry, other: Entry) {
    if (entry.size === 0 || other.size === 0) return entry.size === other.size;
    if (other.size < least(entry.size) || entry.size < least(other.size)) return false;
    const shared = countShared(entry.ids, other.ids);
    return shared / (entry.size + other.size - shared) >= limit;
  }

  /** The sets near to this one, each once; no more of them than `most`. */
  function near(words: Words, most: number) {
    const ids = [...words].flatMap((word) => idOf.get(word) ?? []).sort(newestFirst);
    const entry = { size: words.size, ids };
    const seen = new Set<number>();
    const found: number[] = [];
    for (const places of listsFor(entry)) {
      for (const place of places ?? []) {
        if (seen.has(place)) continue;
        seen.add(place);
        const other = entries[place];
        if (other && isNear(entry, other) && found.push(place) >= most) return found;
      }
    }
    return found;
  }

  return {
    add(words: Words) {
      const entry = { size: words.size, ids: [...words].map(numberOf).sort(newestFirst) };
      const place = entries.push(entry) - 1;
      if (entry.size === 0) wordless.push(place);
      else if (least(entry.size) === 1) for (const id of entry.ids) list(smallByWord, id, place);
      for (const pair of pairsOf(entry)) list(byPair, pair, place);
    },
    near: (words: Words) => near(words, Infinity),
    hasNear: (words: Words) => near(words, 1).length > 0,
  };
}

const newestFirst = (a: number, b: number) => b - a;

function list(lists: Map<number, number[]>, key: number, place: number) {
  const known = lists.get(key);
  if (known) known.push(place);
  else lists.set(key, [place]);
}

/** How many numbers two descending lists have in common. */
function countShared(first: readonly number[], second: readonly number[]) {
  let [shared, at] = [0, 0];
  for (const id of first) {
    while (at < second.length && (second[at] ?? 0) > id) at += 1;
    if (second[at] === id) shared += 1;
  }
  return shared;
}

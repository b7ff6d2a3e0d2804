import naughtyWords from "naughty-words";

import { editCost, soundOf } from "@/lib/assess/writing/spelling/edit-cost";
import { meantWords, zipfOf } from "@/lib/assess/writing/spelling/words";

export type Suggestion = {
  word: string;
  /** Lower is likelier. */
  score: number;
  cost: number;
  /** It is near in letters, and does not fit its place. */
  isDoubtful?: boolean;
};

/** What one step of frequency (ten times as often) is worth in cost of letters. */
export const perFrequency = 0.27;
/** What sounds the same is meant more often than its letters say; vowels, which have many sounds, tell less of it. */
const soundBonuses = { letters: 0.45, vowels: 0.1 };
const consonantsOf = (word: string) => word.replaceAll(/[aeiouy]/g, "");
const soundBonus = (written: string, word: string) =>
  consonantsOf(written) === consonantsOf(word) ? soundBonuses.vowels : soundBonuses.letters;
/** Two short words have little more than one sound in common, which says nothing. */
const leastSound = 3;
const mostFound = 8;
/** Most misspellings are near their word; the whole list is searched further only for the others. */
const mostCosts = [1.3, 2.2, 3];

const bitOf = (letter: string) => 1 << (letter.charCodeAt(0) - 97);
const lettersOf = (word: string) => [...word].reduce((mask, letter) => mask | bitOf(letter), 0);

function countBits(mask: number) {
  let rest = mask;
  let count = 0;
  while (rest) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}

type Meant = { word: string; letters: number; zipf: number; sound: string };
const byLength = new Map<number, Meant[]>();
/** What nobody is to be offered: the list's words, and what is near enough to one to be read as it. */
const unsaid = new Set([
  ...naughtyWords.en,
  ..."impotent impotence bitches bitching bitchy butch crappy dike dikes dyke dykes horny pus puss shitty".split(
    " ",
  ),
]);
for (const word of meantWords()) {
  if (unsaid.has(word)) continue;
  const list = byLength.get(word.length) ?? [];
  list.push({ word, letters: lettersOf(word), zipf: zipfOf(word), sound: soundOf(word) });
  byLength.set(word.length, list);
}

/** Words of about its length that have most of its letters. */
function* near(written: string, most: number): Generator<Meant> {
  const letters = lettersOf(written);
  const differing = most < 2 ? 3 : 4;
  const reach = most < 2 ? 2 : 3;
  for (let length = written.length - reach; length <= written.length + reach; length += 1)
    for (const meant of byLength.get(length) ?? [])
      if (countBits(meant.letters ^ letters) <= differing) yield meant;
}

function search(plain: string, most: number): Suggestion[] {
  const sound = soundOf(plain);
  const found: Suggestion[] = [];
  for (const { word, zipf, sound: other } of near(plain, most)) {
    const cost = editCost(plain, word, most);
    if (cost === Infinity) continue;
    const heard = other === sound && sound.length >= leastSound ? soundBonus(plain, word) : 0;
    found.push({ word, cost, score: cost - heard - perFrequency * zipf });
  }
  return found;
}

/** So many words are kept with what is near them: a text has its misspellings more than once. */
const mostKept = 500;
const kept = new Map<string, Suggestion[]>();

function searched(plain: string): Suggestion[] {
  const known = kept.get(plain);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const steps = mostCosts.filter((most) => most <= 0.9 + plain.length * 0.3);
  let found: Suggestion[] = [];
  for (const most of steps) {
    found = search(plain, most);
    if (found.length > 0) break;
  }
  kept.set(plain, found);
  return found;
}

/** What was meant by letters that are no word, the likeliest first. `bonusOf` is what speaks for a word beside them. */
export function suggestWords(written: string, bonusOf: (word: string) => number): Suggestion[] {
  const plain = written
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z]/g, "");
  if (plain.length < 2 || plain.length > 24) return [];
  return searched(plain)
    .map((each) => ({ ...each, score: each.score - bonusOf(each.word) }))
    .toSorted((one, two) => one.score - two.score)
    .slice(0, mostFound);
}

import type { Lexicon } from "@/lib/bank/lexicon";

const RAREST_PART = 60;
const SHORTEST_PART = 3;
/** "backup". */
const SHORTEST_LAST = 2;

/** What stands before a word and is none, or is too short to be taken for one. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  by: ["B AY"],
  dis: ["D AX S"],
  hyper: ["HH AY P ER"],
  in: ["AX N"],
  inter: ["IH N T ER"],
  mis: ["M AX S", "M IH S"],
  non: ["N AO N"],
  super: ["S UW P ER"],
  un: ["AX N"],
  up: ["AX P"],
};

/** They look like a prefix and a word, and are said as one. */
const undivided =
  /^(?:curtail|discard|discover|discuss|disparity|dispatch|display|dispos|distill|distort|distract|distress|distribut|endear|endur|forever|genteel|impair|implor|impunit|innate|mistak|mistook|peroxide|portray|thermostat|upon|wardrobe)/;

/** Endings, although each of them is a word, too. */
const endings = new Set(["ate", "ism"]);

/** Without stress; the vowels that are not stressed are hardly told apart. */
const withoutStress = (pronunciation: string) =>
  pronunciation
    .replace(/\b(?:AH|IH)0/g, "AX")
    .replace(/\bAA/g, "AO")
    .replace(/\d/g, "");

/**
 * The pronunciation with a point where two words or a prefix and a word are joined ("sidewalk": S AY1 D . W AO2 K): no
 * syllable crosses it. Both parts have to sound in it as they do alone.
 */
export function withJoint(word: string, pronunciation: string, lexicon: Lexicon): string {
  if (pronunciation.includes(".") || undivided.test(word)) return pronunciation;
  const sounds = withoutStress(pronunciation).split(" ");
  for (let at = 2; at <= word.length - SHORTEST_LAST; at += 1) {
    const length = lengthOfFirst(word.slice(0, at), word.slice(at), sounds, lexicon);
    if (length === null) continue;
    const phonemes = pronunciation.split(" ");
    return [...phonemes.slice(0, length), ".", ...phonemes.slice(length)].join(" ");
  }
  return pronunciation;
}

/** How many sounds the first part has, when the two parts make up the word. */
function lengthOfFirst(
  first: string,
  second: string,
  sounds: readonly string[],
  lexicon: Lexicon,
): number | null {
  const ways = prefixes[first] ?? waysToSay(first, lexicon);
  const rests = new Set(waysToSay(second, lexicon));
  const found = ways.find((way) => {
    const length = way.split(" ").length;
    return way === sounds.slice(0, length).join(" ") && rests.has(sounds.slice(length).join(" "));
  });
  return found === undefined ? null : found.split(" ").length;
}

const waysToSay = (part: string, lexicon: Lexicon) =>
  (part.length >= SHORTEST_PART || part === "up") &&
  !endings.has(part) &&
  lexicon.listSize(part) <= RAREST_PART
    ? lexicon.pronunciations(part).map(withoutStress)
    : [];

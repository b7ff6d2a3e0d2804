import type { Lexicon } from "@/lib/bank/lexicon";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

/** One word to everybody, though WordNet has it in two as well, mostly in another sense. */
const closed = new Set(
  `airsick backpack breakthrough breakwater button checkout coordinate countdown downtown dragon
  feedback firefighter flashback headache leftover lifestyle lifetime microchip nightclub
  online postcard racehorse recreate restart seabird seagull setback standstill turnout upon
  willpower workload`.split(/\s+/),
);
/** Neighbors that make a word by chance, or one of another sense. */
const apart = new Set(
  `any way|baby sat|back rooms|bare back|birch bark|blue coat|blue jeans|common sense|green rooms|long time|
  next door|onion skins|pear trees|red eye|red line|red one|round table|snake bites|stone walls|sun sets|tall grass|
  team works|twelve months|water falls|white walls|whole meal`
    .split("|")
    .map((pair) => pair.trim()),
);
/** Small words that end verbs and begin phrases. */
const small = new Set(
  `about after again alike all along and any around away back but down ever every for from has her here him his how into
  its know less like likes may new not off one our out over see she that the them there they this through under was way
  who with you`.split(/\s+/),
);
/** Two spellings that dictionaries have and the rules below do not see. */
const either = new Set(
  `adapter adapters adviser advisers advisor advisors babysit babysitter babysitters barbecue barbecues cafe
  cafes collectible collectibles descendant descendants discernible extendible extendable filmmaker filmmakers forever fundraiser fundraisers goodbye guesthouse
  guesthouses hometown hometowns inquire inquired inquires inquiry likable livable northeast northwest passersby
  percent raccoon raccoons racket rackets salesclerk salesclerks seabed seabeds shortcut shortcuts sizable
  smartphone smartphones southeast southwest storyline storylines streetlight streetlights takeoff takeoffs
  usable`.split(/\s+/),
);
/** Two words that many write as one; the lists above leave pairs with a small word out. */
const eitherPairs = new Set(
  `zero point|a while|all right|any more|any one|every one|jet lag|off stage|on stage|some one|some time|under water|under way|wheat field|wheat fields|
  wood chip|wood chips`
    .split("|")
    .map((pair) => pair.trim()),
);
const EVERYDAY = 60;

const singular = (word: string) => word.replace(/s$/, "");

/** A phrase or a word of a sentence that a dictionary writes in another way too: as one word, as two, with a hyphen. */
export function twoSpellings(sentence: string, lexicon: Lexicon): string | null {
  const parts = sentence.split(/[,;.?!]/).map(splitWords);
  for (const words of parts)
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (next !== undefined && isCompound(word, next, lexicon)) return `${word} ${next}`;
      if (either.has(word) || splits(word, lexicon) || hasHyphened(word, lexicon)) return word;
    }
  return null;
}

function isCompound(first: string, second: string, lexicon: Lexicon) {
  if (eitherPairs.has(`${first} ${second}`)) return true;
  if ([first, second].some((word) => word.length < 3 || small.has(word))) return false;
  if (apart.has(`${first} ${second}`)) return false;
  const joined = first + second;
  return [joined, singular(joined)].some((word) => {
    const parts = lexicon.senses(word).map(({ partOfSpeech }) => partOfSpeech);
    return Number.isFinite(lexicon.listSize(word)) && (parts.length === 0 || parts.includes("noun"));
  });
}

const splits = (word: string, lexicon: Lexicon) =>
  [word, singular(word)].some((one) => lexicon.isWrittenInTwo(one) && !closed.has(one));

/** "reexamine", "preexisting", "cooperate": many put a hyphen between the vowels. */
function hasHyphened(word: string, lexicon: Lexicon) {
  const rest = /^(?:re|pre)(?<rest>e[a-z]{3,})$|^co(?<other>o[a-z]{3,})$/.exec(word)?.groups;
  const base = rest?.rest ?? rest?.other;
  return base !== undefined && !closed.has(word) && lexicon.listSize(base) <= EVERYDAY;
}

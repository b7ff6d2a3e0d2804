import type { Gate } from "@/lib/bank/gate";
import type { Lexicon } from "@/lib/bank/lexicon";
import { oneEditIndex } from "@/lib/bank/read-and-select/one-edit-index";
import { shapeGates } from "@/lib/bank/read-and-select/shape-gates";
import { soundKey } from "@/lib/bank/read-and-select/sound-key";
import { isSensitive, moreOffensiveWords } from "@/lib/bank/unsuitable-words";

const NEAR_ZIPF = 1.7;
const PART_ZIPF = 2.6;
const USUAL_ZIPF = 4;

/** Usual words that are also pieces of many others, so that nobody sees them there. */
const pieces = new Set(
  `able anti char comp cent chin cord cure duct even ever fact fall form here less lice line long mate mine ment mind
  over part pain pile pose port race rate rest rent rent rant scan self side sign sire some tain tens tent term tend
  late lane land tile tone tore rage rise sent sect rich vent very vice vise verse under inter press other place
  art ally ring cart trio ties tour tire turn`.split(/\s+/),
);

const suffixes =
  `s es ed d ing er ers or est ly y ness less ful able ible ment ments ity ist ists ism al ial ic ous ive
  ation ion ize ized ish en ship hood dom like ward wise age ance ence ant ent ery ry eer ette let ling`.split(
    /\s+/,
  );
const prefixes =
  `un re dis mis in im ir il pre non over under out up sub super inter fore co de en em anti bi tri ex
  mid per pro trans`.split(/\s+/);

/** Gates for a string that must be no word, nothing made of words, and still look like one. */
export function inventedGates(options: {
  lexicon: Lexicon;
  /** The words that the model which made the string has learned from. */
  model: readonly string[];
  rejects: ReadonlySet<string>;
}): Gate<string>[] {
  const { lexicon, model, rejects } = options;
  const common = lexicon.words.filter((word) => word.length >= 3 && lexicon.zipf(word) >= NEAR_ZIPF);
  const near = oneEditIndex(common.filter((word) => word.length >= 4));
  const nearNames = oneEditIndex(
    [...lexicon.frequentNames, ...lexicon.names].filter((name) => name.length >= 5),
  );
  const sounds = new Set(lexicon.words.map(soundKey));
  const parts = new Set(lexicon.words.filter((word) => word.length >= 3 && lexicon.zipf(word) >= PART_ZIPF));
  const usual = new Set(
    lexicon.words.filter((word) => word.length >= 4 && lexicon.zipf(word) >= USUAL_ZIPF && !pieces.has(word)),
  );

  return [
    ...shapeGates(lexicon, model),
    { name: "real-word", passes: (word) => !lexicon.isSpelling(word) },
    { name: "known-string", passes: (word) => !lexicon.isKnown(word) },
    { name: "offensive", passes: offensiveGate(lexicon) },
    { name: "inflection", passes: (word) => !isAffixed(word, lexicon) },
    { name: "compound", passes: (word) => !isCompound(word, parts) },
    { name: "word-inside", passes: (word) => !hasLongWord(word, parts) && !hasUsualWord(word, usual) },
    { name: "homophone", passes: (word) => !sounds.has(soundKey(word)) },
    { name: "one-letter-from-word", passes: (word) => !near.isNear(word) },
    { name: "one-letter-from-name", passes: (word) => !nearNames.isNear(word) },
    { name: "listed-elsewhere", passes: (word) => !lexicon.isListedElsewhere(word) },
    { name: "rejected-by-reader", passes: (word) => !rejects.has(word) },
  ];
}

/** Letters that bring such a word to mind though it isn't there. */
const awkward =
  /^(?:nig|whor|peni|pedi|pedo|cunc|culas|culum|rapi|rapo|puron|gay|turd|fagg|fuc|shi(?:c|t)|homo|hom[ai]n|retar|muni?f|scro[at]|clic?t|tit(?!l)|boob|assh|pus[aeiou]|jew|jud|slav|put[aei]|uri[aot]|phal)|urin|vagin|diot$|igger|sass|orgas|perv|rass(?!l)|anus$|pee$|poo|poop|wank|dic?k|prick|cock|nipp|crap|slut|coit|labi[ao]|fick|sodom|shodom/;

/** No offensive word inside, at either edge or one letter away; foreign ones only as a whole or as a long part. */
function offensiveGate(lexicon: Lexicon) {
  const english = [...lexicon.offensive.english, ...moreOffensiveWords].filter((word) =>
    /^[a-z]{3,}$/.test(word),
  );
  const whole = new Set(lexicon.offensive.foreign);
  const inside = [
    ...english.filter((word) => word.length >= 4),
    ...lexicon.offensive.foreign.filter((word) => word.length >= 5),
  ];
  const atEdge = english.filter((word) => word.length === 3);
  const near = oneEditIndex(english.filter((word) => word.length >= 4));

  return (word: string) =>
    !isSensitive(word) &&
    !awkward.test(word) &&
    !whole.has(word) &&
    !inside.some((part) => word.includes(part)) &&
    !atEdge.some((part) => word.startsWith(part) || word.endsWith(part)) &&
    !near.isNear(word);
}

/** A real word with a real prefix or suffix: possible English, even where no dictionary lists it. */
function isAffixed(word: string, lexicon: Lexicon): boolean {
  const stems = [
    ...suffixes.flatMap((suffix) => (word.endsWith(suffix) ? [word.slice(0, -suffix.length)] : [])),
    ...prefixes.flatMap((prefix) => (word.startsWith(prefix) ? [word.slice(prefix.length)] : [])),
  ];
  return stems
    .flatMap((stem) => [stem, `${stem}e`, stem.replace(/i$/, "y"), stem.replace(/([^aeiou])\1$/, "$1")])
    .some((stem) => stem.length >= 3 && lexicon.isSpelling(stem) && lexicon.zipf(stem) > 0);
}

function isCompound(word: string, parts: ReadonlySet<string>): boolean {
  return Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => index + 3).some(
    (cut) => parts.has(word.slice(0, cut)) && parts.has(word.slice(cut)),
  );
}

/** Two words would seem to have been glued together. */
function hasUsualWord(word: string, usual: ReadonlySet<string>): boolean {
  return [4, 5, 6, 7].some((length) =>
    Array.from({ length: Math.max(0, word.length - length + 1) }, (_, index) => index).some((index) =>
      usual.has(word.slice(index, index + length)),
    ),
  );
}

/** Starts or ends with a common word of five letters, or with one of four that leaves only two letters over. */
function hasLongWord(word: string, parts: ReadonlySet<string>): boolean {
  const lengths = Array.from({ length: word.length }, (_, index) => index + 1).filter(
    (length) => length >= 5 || (length === 4 && word.length <= 6),
  );
  return lengths.some((length) => parts.has(word.slice(0, length)) || parts.has(word.slice(-length)));
}

import { isWord } from "@/lib/assess/writing/spelling/words";

const now: readonly (readonly [RegExp, string])[] = [
  [/^gaol/, "jail"],
  [/^gips/, "gyps"],
  [/^tz/, "ts"],
  [/^cy/, "ci"],
  [/^sy/, "si"],
  [/^eyrie/, "aerie"],
  [/^wagg/, "wag"],
  [/^foet/, "fet"],
  [/^des/, "dis"],
  [/^mediae/, "medie"],
  [/^cae/, "ce"],
];
/** "Gaol", "waggon": older spellings that dictionaries still have. */
const asNow = (word: string) => now.reduce((known, [older, newer]) => known.replace(older, newer), word);

type Variant = { shape: RegExp; as: (word: string) => string };

/** How British and older spelling forms what the lists have in its American form. */
const variants: readonly Variant[] = [
  // Of a doubled letter the whole stem must be a word: "clossed" is none.
  {
    shape: /(?:[^aeiou][aeiou]|bia)ss(?:es|ed|ing)$/,
    as: (word) => word.replace(/ss[a-z]+$/, "s"),
  },
  { shape: /[aeiou][a-z]*[^aeiou][aeiou]ll(?:ed|ing|ers?)$/, as: (word) => word.replace(/ll[a-z]+$/, "l") },
  { shape: /(?:benefit|combat)t(?:ed|ing)$/, as: (word) => word.replace(/t(?:ed|ing)$/, "") },
  {
    shape:
      /(?:fav|col|lab|neighb|behavi|hon|hum|rum|flav|sav|harb|vap|glam|clam|arm|endeav|od|rig|vig|splend|tum)our[a-z]*$/,
    as: (word) => word.replace(/our(?=[a-z]*$)/, "or"),
  },
  {
    shape: /[a-z]{3}is(?:e|es|ed|er|ers|ing|able|ation|ations)$/,
    as: (word) => word.replace(/is(?=(?:e|es|ed|er|ers|ing|able|ation|ations)$)/, "iz"),
  },
  {
    shape: /[a-z]{3}ali[sz](?:e|es|ed|ing|ation)$/,
    as: (word) => word.replace(/i[sz](?:e|es|ed|ing|ation)$/, ""),
  },
  { shape: /[a-z]lys(?:e|es|ed|er|ers|ing)$/, as: (word) => word.replace(/lys(?=[a-z]+$)/, "lyz") },
  {
    shape: /^(?:milli|centi|kilo|deci|micro|nano)(?:met|lit)res?$/,
    as: (word) => word.replace(/re(?=s?$)/, "er"),
  },
  { shape: /[a-z]{3}ogues?$/, as: (word) => word.replace(/ue(?=s?$)/, "") },
  { shape: /^(?:con|in|re|de|genu)(?:nex|flex)ions?$/, as: (word) => word.replace("xion", "ction") },
  { shape: /^(?:kilo)?grammes?$/, as: (word) => word.replace("mme", "m") },
  {
    shape:
      /^(?:gaol(?:ed|er)?|gips(?:y|ies)|tzars?|cyphers?|syphons?|eyrie|waggons?|foet(?:us(?:es)?|al)|despatch(?:es|ed|ing)?|mediaeval|caesareans?)$/,
    as: asNow,
  },
  { shape: /^yoghurts?$/, as: (word) => word.replace("gh", "g") },
];

const asUsual = (word: string, { shape, as }: Variant) => (shape.test(word) ? as(word) : word);

/** "Focussing", "digitalisation": right in one English or another, though no list has it. */
export const isVariant = (word: string): boolean =>
  variants.some((variant) => {
    const usual = asUsual(word, variant);
    return usual !== word && isWord(usual);
  });

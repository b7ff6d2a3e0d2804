import { irregularForms } from "@/lib/bank/glosses/irregular-forms";
import type { Lexicon } from "@/lib/bank/lexicon";
import type { PartOfSpeech } from "@/lib/questions/explanations";

const endings: Partial<Record<PartOfSpeech, readonly (readonly [ending: RegExp, ...replaced: string[]])[]>> =
  {
    noun: [
      [/ies$/, "y"],
      [/(?<=s|x|z|ch|sh|o)es$/, ""],
      [/(?<!s)s$/, ""],
    ],
    verb: [
      [/ies$|ied$/, "y"],
      [/(?<=s|x|z|ch|sh|o)es$/, ""],
      [/(?<!s)s$/, ""],
      [/([^aeiou])\1(?:ed|ing)$/, "$1", "$1$1"],
      [/ing$|ed$/, "", "e"],
    ],
    adjective: [
      [/ier$|iest$/, "y"],
      [/([^aeiou])\1(?:er|est)$/, "$1"],
      [/er$|est$/, "", "e"],
    ],
  };

/** Words that end like a form of another word and are words of their own. */
const ownWords = new Set([
  "noun news",
  "noun lens",
  "noun means",
  "noun series",
  "noun species",
  "noun suspenders",
  "noun lyrics",
  "noun groceries",
  "noun fireworks",
]);

/**
 * The dictionary form of a word in a class, by WordNet: "bought" is "buy", "glasses" the noun stays. A form nobody
 * lists stays as it is.
 */
export function findLemma(word: string, part: PartOfSpeech, lexicon: Lexicon): string {
  const irregular = irregularForms[part]?.get(word);
  if (irregular !== undefined) return irregular;
  const isLemma = (form: string) => lexicon.senses(form).some((sense) => sense.partOfSpeech === part);
  if (ownWords.has(`${part} ${word}`)) return word;
  if (part !== "verb" && isLemma(word)) return word;
  const bases = (endings[part] ?? []).flatMap(([ending, ...replaced]) =>
    ending.test(word) ? replaced.map((letters) => word.replace(ending, letters)) : [],
  );
  const known = bases.filter((base) => base.length > 2 && isLemma(base));
  return known.sort((a, b) => lexicon.zipf(b) - lexicon.zipf(a))[0] ?? word;
}

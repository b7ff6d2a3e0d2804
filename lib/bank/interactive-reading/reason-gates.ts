import type { Gate } from "@/lib/bank/gate";
import { gapsOf, phrasesOf } from "@/lib/bank/interactive-reading/passage";
import { isSameWord } from "@/lib/bank/interactive-reading/same-word";
import type { ReadingSet } from "@/lib/bank/interactive-reading/sources";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const prepositions = new Set(
  splitWords(`
    about above across after against along among around as at before behind below beneath beside between
    beyond by down during for from in inside into like near of off on onto opposite out outside over past
    since through to toward under until up upon with within without
  `),
);

const referringWords = new Set(
  splitWords(`
    he she it they him her them his hers its their theirs himself herself itself themselves this that these
    those one ones none both neither either each other others another same such so there then here opposite second
  `),
);

/** A reason is told in a sentence of the review; these keep out what that sentence would say untruly. */
export const reasonGates: Gate<ReadingSet>[] = [
  { name: "preposition-quoted", passes: quotesPrepositions },
  { name: "form-of-same-word", passes: namesForms },
  {
    name: "reference-named",
    passes: ({ missingWrong }) =>
      missingWrong.every(({ text, reason }) => reason !== "breaks-reference" || hasOne(text, referringWords)),
  },
];

/** "The preposition doesn't fit" names the wrong word or one among the words that are quoted. */
function quotesPrepositions({ opening, openingReasons }: ReadingSet) {
  // A preposition next to it, not somewhere in its clause.
  const phrases = phrasesOf(opening, 2);
  return gapsOf(opening).every(([, ...wrong], gap) =>
    wrong.every(
      (word, at) =>
        openingReasons[gap]?.[at] !== "preposition" || hasOne(`${word} ${phrases[gap] ?? ""}`, prepositions),
    ),
  );
}

/** "The wrong form" is said of another form of the right word, and of no other word. */
function namesForms({ opening, openingReasons }: ReadingSet) {
  return gapsOf(opening).every(([right = "", ...wrong], gap) =>
    wrong.every((word, at) => openingReasons[gap]?.[at] !== "form" || isSameWord(right, word)),
  );
}

function hasOne(text: string, words: ReadonlySet<string>) {
  return splitWords(text.toLowerCase()).some((word) => words.has(word));
}

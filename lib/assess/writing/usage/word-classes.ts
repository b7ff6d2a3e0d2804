import { functionWords } from "@/lib/assess/writing/features/word-lists";
import { tagWords } from "@/lib/assess/writing/text/tag-words";

/** Frequent words whose grammar is their own. */
const ownClass = new Set(
  "like want need know think go come make take say tell see look people every another enough already never always often usually sometimes ago yet even well back please thank lot kind because able used going".split(
    " ",
  ),
);

const endings = [
  ["VERB", /ing$/, "VERB-ing"],
  ["VERB", /(?:ed|en|wn|ght)$/, "VERB-ed"],
  ["VERB", /[^s]s$/, "VERB-s"],
  ["NOUN", /[^suo]s$/, "NOUN-s"],
  ["NOUN", /ing$/, "NOUN-ing"],
  ["ADJ", /(?:er)$/, "ADJ-er"],
  ["ADJ", /est$/, "ADJ-est"],
  ["ADV", /ly$/, "ADV-ly"],
] as const;

/** What counts of a word for grammar: itself if it is one of grammar, else its part of speech and its ending. */
function classOf(word: string, tag: string): string {
  const plain = word.toLowerCase().replaceAll("’", "'");
  if (functionWords.has(plain) || ownClass.has(plain)) return plain;
  if (tag === "PUNCT") return plain;
  return endings.find(([kind, ending]) => kind === tag && ending.test(plain))?.[2] ?? tag;
}

/** The classes of a sentence's words and marks, between its start and its end. */
export const classesOf = (sentence: string): string[] => [
  "<",
  ...tagWords(sentence).map(({ text, tag }) => classOf(text, tag)),
  ">",
];

import { isBritishUsage } from "@/lib/bank/british-usage";
import type { Gate } from "@/lib/bank/gate";
import type { Lexicon } from "@/lib/bank/lexicon";
import { stockIn } from "@/lib/bank/stock-phrases";
import { isLeftOut } from "@/lib/bank/unsuitable-words";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const MIN_WORDS = 5;
const MAX_WORDS = 18;

/** What every authored sentence must pass, whatever the task. */
export function sentenceGates(lexicon: Lexicon): Gate<{ sentence: string }>[] {
  const offensive = new Set(lexicon.offensive.english);
  const everyWord = (sentence: string, passes: (word: string) => boolean) =>
    splitWords(sentence).every(passes);

  return [
    {
      name: "length",
      passes: ({ sentence }) => {
        const words = splitWords(sentence).length;
        return words >= MIN_WORDS && words <= MAX_WORDS;
      },
    },
    { name: "sentence-shape", passes: ({ sentence }) => /^[A-Z][A-Za-z ,;'’-]*[.?!]$/.test(sentence) },
    { name: "no-numerals", passes: ({ sentence }) => !/\d/.test(sentence) },
    { name: "offensive", passes: ({ sentence }) => everyWord(sentence, (word) => !offensive.has(word)) },
    {
      name: "sensitive-subject",
      passes: ({ sentence }) => everyWord(sentence, (word) => !isLeftOut(word)),
    },
    {
      name: "american-spelling",
      passes: ({ sentence }) =>
        !isBritishUsage(sentence) && everyWord(sentence, (word) => !lexicon.regional.isBritish(word)),
    },
    { name: "stock-phrases", passes: ({ sentence }) => stockIn(sentence) === null },
    {
      name: "known-words",
      passes: ({ sentence }) =>
        everyWord(
          sentence,
          (word) =>
            lexicon.isSpelling(word) || ["a", "i"].includes(word) || word.includes("'") || isPublicName(word),
        ),
    },
    {
      name: "no-personal-names",
      passes: ({ sentence }) => {
        const inside = sentence
          .split(" ")
          .slice(1)
          .filter((word) => /^[A-Z]/.test(word));
        return inside.every(
          (word) => /^I(?:['’]|$|,)/.test(word) || publicCapitals.has(word.replace(/\W/g, "")),
        );
      },
    },
  ];
}

function isPublicName(word: string) {
  return publicCapitals.has(word.charAt(0).toUpperCase() + word.slice(1));
}

/** Capitalized words inside a sentence that name no person. */
export const publicCapitals = new Set(
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays
  Sundays January February March April May June July August September October November December English French
  German Greek Italian Japanese Latin Roman Romans Spanish`.split(/\s+/),
);

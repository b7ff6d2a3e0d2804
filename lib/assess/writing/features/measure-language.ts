import {
  beWords,
  functionWords,
  modalWords,
  perfectWords,
  subordinators,
} from "@/lib/assess/writing/features/word-lists";
import { type Features } from "@/lib/assess/writing/features/features";
import { isWord, zipfOf } from "@/lib/assess/writing/spelling/words";
import { type ScoredSentence } from "@/lib/assess/writing/text/scored-text";
import { isAvoided, pairCount } from "@/lib/assess/writing/usage/usual-words";

export const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};
export const shareWhere = <T>(list: readonly T[], holds: (each: T) => boolean) =>
  list.length === 0 ? 0 : list.filter(holds).length / list.length;

/** Neighbors that grammar keeps apart, as "to noun" or "can verb-ed": where they meet, something is wrong more often than not. */
export const avoidedPairsOf = ({ classes }: ScoredSentence) =>
  classes.slice(1).map((second, at) => isAvoided(classes[at] ?? "<", second) === true);

/** Whether two neighbors, one of them a word of grammar, are usual neighbors; null where neither is. */
export function pairFlowOf({ lower }: ScoredSentence): boolean[] {
  return lower.flatMap((word, at) => {
    const before = lower[at - 1];
    if (before === undefined || !(functionWords.has(word) || functionWords.has(before))) return [];
    return [pairCount(before, word) > 0];
  });
}

type VerbPlace = { word: string; before: string; earlier: string };
const isPast = (word: string) => /(?:ed|en|ne|ade|wn|ght)$/.test(word);

/** Forms of the verb, by what shows them. */
const verbForms: ((place: VerbPlace) => boolean)[] = [
  ({ word, before }) => word.endsWith("ing") && beWords.has(before),
  ({ word, before }) => word.endsWith("ing") && !beWords.has(before),
  ({ word, before }) => isPast(word) && beWords.has(before),
  ({ word, before }) => isPast(word) && perfectWords.has(before),
  ({ before, earlier }) => perfectWords.has(before) && modalWords.has(earlier),
  ({ before, earlier }) => beWords.has(before) && perfectWords.has(earlier),
  ({ before }) => /^(?:could|might|would|should)$/.test(before),
  ({ before }) => /^(?:can|may|must|shall|will)$/.test(before),
  ({ before }) => before === "to",
  ({ word, before }) => word.endsWith("ed") && !beWords.has(before) && !perfectWords.has(before),
];

/** Which forms of the verb come: the more kinds, the wider the grammar. */
function verbFormsOf(sentences: readonly ScoredSentence[]) {
  const places = sentences.flatMap(({ tokens }) =>
    tokens.flatMap(({ text, tag }, at) =>
      tag === "VERB" || tag === "AUX"
        ? [
            {
              word: text.toLowerCase(),
              before: tokens[at - 1]?.text.toLowerCase() ?? "",
              earlier: tokens[at - 2]?.text.toLowerCase() ?? "",
            },
          ]
        : [],
    ),
  );
  return verbForms.filter((shows) => places.some(shows)).length;
}

/** A word twice in a long text is nothing: the measure is how many fresh ones 50 words bring. */
function freshnessOf(words: readonly string[]) {
  const size = 50;
  if (words.length <= size)
    return new Set(words).size / Math.max(1, words.length) - (size - words.length) / 400;
  const shares: number[] = [];
  for (let from = 0; from + size <= words.length; from += 10)
    shares.push(new Set(words.slice(from, from + size)).size / size);
  return mean(shares);
}

type GrammarMeasures = Pick<
  Features,
  "avoidedPairs" | "subordination" | "sentenceLength" | "sentenceVariety" | "verbForms" | "runOns"
>;

export function measureGrammar(sentences: readonly ScoredSentence[]): GrammarMeasures {
  const lengths = sentences.map(({ words }) => words.length);
  const total = Math.max(
    1,
    lengths.reduce((sum, length) => sum + length, 0),
  );
  const long = lengths.filter((length) => length > 38).reduce((sum, length) => sum + length, 0);
  const clauses = sentences.map(({ lower }) => lower.filter((word) => subordinators.has(word)).length);
  return {
    avoidedPairs: shareWhere(sentences.flatMap(avoidedPairsOf), (isMet) => isMet) * 100,
    subordination: mean(clauses.map((count) => Math.min(count, 4))),
    sentenceLength: mean(lengths.map((length) => Math.min(length, 26))),
    sentenceVariety: deviation(lengths.map((length) => Math.min(length, 38))),
    verbForms: verbFormsOf(sentences),
    runOns: long / total,
  };
}

type VocabularyMeasures = Pick<
  Features,
  "variety" | "freshness" | "rareWords" | "rarity" | "wordLength" | "longWords"
>;

/** Only real words count: a misspelled one is neither rare nor long. */
export function measureVocabulary(sentences: readonly ScoredSentence[]): VocabularyMeasures {
  const said = sentences.flatMap(({ lower }) => lower).filter((word) => /^[a-z'-]+$/.test(word));
  const words = said.filter(isWord);
  const content = words.filter((word) => !functionWords.has(word));
  const types = new Set(content);
  return {
    variety: types.size / Math.sqrt(Math.max(1, content.length)),
    freshness: freshnessOf(said),
    rareWords: shareWhere([...types], (word) => zipfOf(word) < 4.1),
    rarity: mean([...types].map(zipfOf)),
    wordLength: mean(words.map((word) => word.length)),
    longWords: shareWhere(words, (word) => word.length >= 7),
  };
}

import type { Meaning } from "@/lib/bank/glosses/collect-meanings";
import { compareHeadwords, type SenseRow } from "@/lib/bank/glosses/gloss-file";
import { contentWords } from "@/lib/bank/near-duplicate";
import type { PartOfSpeech } from "@/lib/questions/explanations";

/** Two lines that share this part of their words tell one sense. */
const SAME_SENSE = 0.5;

export type FindLemma = (word: string, partOfSpeech: PartOfSpeech) => string;

/**
 * The list of senses with what the bank explains now: a line it has keeps its number, whoever gave it; a new line gets
 * that of a line in nearly the same words, else the next one. Nothing goes, since sets made before still show it.
 */
export function numberSenses(
  known: readonly SenseRow[],
  meanings: readonly Meaning[],
  findLemma: FindLemma,
): SenseRow[] {
  const byWord = Map.groupBy(known, ({ lemma, partOfSpeech }) => `${lemma}\t${partOfSpeech}`);
  for (const { word, partOfSpeech, meaning } of meanings) {
    const lemma = findLemma(word, partOfSpeech);
    const key = `${lemma}\t${partOfSpeech}`;
    const own = byWord.get(key) ?? [];
    const row = own.find((each) => each.meaning === meaning);
    const forms = [...new Set([...(row?.forms ?? []), word])].sort();
    const sense = row?.sense ?? sameSense(own, meaning) ?? Math.max(0, ...own.map((each) => each.sense)) + 1;
    byWord.set(key, [...own.filter((each) => each !== row), { lemma, partOfSpeech, sense, meaning, forms }]);
  }
  return [...byWord.values()]
    .flat()
    .sort((a, b) => compareHeadwords(a, b) || (a.meaning < b.meaning ? -1 : 1));
}

function sameSense(own: readonly SenseRow[], meaning: string): number | undefined {
  const words = contentWords(meaning);
  return own.find((each) => overlap(words, contentWords(each.meaning)) >= SAME_SENSE)?.sense;
}

function overlap(some: ReadonlySet<string>, others: ReadonlySet<string>) {
  const union = some.union(others).size;
  return union === 0 ? 0 : some.intersection(others).size / union;
}

import type { AreSynonyms } from "@/lib/bank/glosses/check-glosses";
import type { SenseRow, SynonymRow } from "@/lib/bank/glosses/gloss-file";
import type { Lexicon } from "@/lib/bank/lexicon";
import type { PartOfSpeech } from "@/lib/questions/explanations";

const pairKey = (lemma: string, other: string, partOfSpeech: PartOfSpeech) =>
  [...[lemma, other].sort(), partOfSpeech].join("\t");

/** Whether two words may share a gloss: by WordNet, by an English meaning line they share, or by the language's own list. */
export function synonymTest(sources: {
  lexicon: Lexicon;
  senses: readonly SenseRow[];
  listed: readonly SynonymRow[];
}): AreSynonyms {
  const { lexicon, senses, listed } = sources;
  const pairs = new Set(listed.map(({ lemma, other, partOfSpeech }) => pairKey(lemma, other, partOfSpeech)));
  const meanings = new Map<string, Set<string>>();
  for (const { lemma, partOfSpeech, meaning } of senses) {
    const key = `${lemma}\t${partOfSpeech}`;
    meanings.set(key, (meanings.get(key) ?? new Set()).add(meaning.replace(/^to /, "")));
  }
  const ofWord = (lemma: string, part: PartOfSpeech) =>
    meanings.get(`${lemma}\t${part}`) ?? new Set<string>();
  const names = (lemma: string, other: string, part: PartOfSpeech) =>
    lexicon.senses(lemma).some((sense) => sense.partOfSpeech === part && sense.synonyms.includes(other));

  return (lemma, other, part) =>
    pairs.has(pairKey(lemma, other, part)) ||
    names(lemma, other, part) ||
    names(other, lemma, part) ||
    !ofWord(lemma, part).isDisjointFrom(ofWord(other, part));
}

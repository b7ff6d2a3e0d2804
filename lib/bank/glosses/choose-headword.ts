import { type GlossRow, headwordKey } from "@/lib/bank/glosses/gloss-file";
import type { AreSynonyms } from "@/lib/bank/glosses/check-glosses";
import type { Wanted } from "@/lib/bank/glosses/wanted";
import { contentWords } from "@/lib/bank/near-duplicate";
import { seededRandom, shuffle } from "@/lib/bank/seeded-random";

const OPTIONS = 4;

export type Choice = { gloss: string; options: string[]; right: number };

type Candidate = Wanted & { words: ReadonlySet<string> };

/**
 * Glosses alone, each with its English headword among three near ones of its class: a reader who picks the right one
 * shows that the gloss tells the word. Synonyms and words with the same gloss are never set against each other.
 */
export function chooseHeadwords(options: {
  glosses: readonly GlossRow[];
  wanted: readonly Wanted[];
  areSynonyms: AreSynonyms;
  seed: string;
  size: number;
}): Choice[] {
  const { glosses, wanted, areSynonyms, seed, size } = options;
  const pool = wanted.map((one): Candidate => ({ ...one, words: contentWords(one.meanings.join(" ")) }));
  const byKey = new Map(pool.map((one) => [headwordKey(one), one]));
  const glossOf = new Map(glosses.map((row) => [headwordKey(row), row.gloss]));
  const random = seededRandom(`${seed}/glosses`);

  return shuffle(glosses, random)
    .filter((row) => byKey.has(headwordKey(row)))
    .slice(0, size)
    .map((row) => {
      const own = byKey.get(headwordKey(row));
      const near = pool
        .filter(
          (other) =>
            other.partOfSpeech === row.partOfSpeech &&
            other.lemma !== row.lemma &&
            glossOf.get(headwordKey(other)) !== row.gloss &&
            !areSynonyms(row.lemma, other.lemma, row.partOfSpeech),
        )
        .map((other) => ({ lemma: other.lemma, nearness: own ? nearness(own, other) : 0 }))
        .sort((a, b) => b.nearness - a.nearness || (a.lemma < b.lemma ? -1 : 1));
      const wrong = [...new Set(near.map(({ lemma }) => lemma))].slice(0, OPTIONS - 1);
      const shown = shuffle([row.lemma, ...wrong], random);
      return { gloss: row.gloss, options: shown, right: shown.indexOf(row.lemma) };
    });
}

/** By what their meanings share first, then by their letters and level. */
function nearness(one: Candidate, other: Candidate): number {
  const union = one.words.union(other.words).size;
  const shared = union === 0 ? 0 : one.words.intersection(other.words).size / union;
  const start = one.lemma.slice(0, 3) === other.lemma.slice(0, 3) ? 0.2 : 0;
  const end = one.lemma.slice(-3) === other.lemma.slice(-3) ? 0.05 : 0;
  return shared + start + end + (one.level === other.level ? 0.02 : 0);
}

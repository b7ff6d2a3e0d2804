import type { FindLemma } from "@/lib/bank/glosses/number-senses";
import { compareHeadwords, type DictionaryRow, type SenseRow } from "@/lib/bank/glosses/gloss-file";
import type { Item } from "@/lib/bank/item";
import type { Lexicon, Sense } from "@/lib/bank/lexicon";
import { isFunctionWord } from "@/lib/bank/near-duplicate";
import { partsOfSpeech } from "@/lib/questions/explanations";
import { wordsOf } from "@/lib/questions/words-of";

const LONGEST = 120;
/** A class that a word has this seldom, beside its most usual one, only confuses. */
const LEAST_SHARE = 0.15;
const unfit =
  /archaic|obsolete|disparag|offensive|slang|vulgar|sexual|\bsex\b|genus|[^\x20-\x7e\u2013\u2019]/;

/** Every word that stands in an item of the bank, as its learners meet it. */
export function collectWords(items: readonly Item[]): Set<string> {
  const words = items.flatMap(({ steps, explanation }) => [
    ...steps.flatMap(({ prompt, key }) => [...wordsOf([prompt, key])]),
    ...wordsOf(explanation.map(({ params }) => params)),
  ]);
  return new Set(words.filter((word) => /^[a-z]{3,}$/.test(word) && !isFunctionWord(word)));
}

/** What the words of the bank's texts mean, class by class: in our own words where we have some, else WordNet's. */
export function buildDictionary(
  words: ReadonlySet<string>,
  senses: readonly SenseRow[],
  lexicon: Lexicon,
  findLemma: FindLemma,
): DictionaryRow[] {
  const own = Map.groupBy(senses, ({ lemma, partOfSpeech }) => `${lemma}\t${partOfSpeech}`);
  const rows = new Map<string, DictionaryRow>();
  for (const word of words) {
    const found = partsOfSpeech.flatMap((partOfSpeech) => {
      const lemma = findLemma(word, partOfSpeech);
      const known = own.get(`${lemma}\t${partOfSpeech}`)?.[0]?.meaning;
      const sense = lexicon.senses(lemma).find((each) => each.partOfSpeech === partOfSpeech);
      const meaning = known ?? plainGloss(sense);
      return meaning
        ? [{ lemma, partOfSpeech, uses: sense?.tags ?? 0, meaning, isOwn: known !== undefined }]
        : [];
    });
    const most = Math.max(...found.map(({ uses }) => uses));
    for (const { isOwn, ...entry } of found) {
      if (!isOwn && entry.uses < most * LEAST_SHARE) continue;
      const key = `${entry.lemma}\t${entry.partOfSpeech}`;
      const forms = new Set([...(rows.get(key)?.forms ?? []), word]);
      rows.set(key, { ...entry, forms: [...forms].sort() });
    }
  }
  return [...rows.values()].sort((a, b) => compareHeadwords({ ...a, sense: 1 }, { ...b, sense: 1 }));
}

function plainGloss(sense: Sense | undefined): string | null {
  const gloss =
    sense?.gloss
      .replace(/^\([^)]*\)\s*/, "")
      .split(";")[0]
      ?.trim() ?? "";
  return gloss.length < 3 || gloss.length > LONGEST || unfit.test(gloss) ? null : gloss;
}

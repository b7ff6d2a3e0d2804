import type { Lexicon, Sense } from "@/lib/bank/lexicon";
import type { WordMeanings } from "@/lib/bank/read-and-select/sources";
import { isSensitive } from "@/lib/bank/unsuitable-words";

const SYNONYM_ZIPF = 3;
const LONGEST = 100;
const SHARED_STEM = 5;

export type Meaning = Pick<Sense, "partOfSpeech" | "gloss" | "synonyms">;

/** The everyday meaning: ours where we wrote one, else WordNet's most used sense, if its gloss is fit to show. */
export function meaningOf(word: string, lexicon: Lexicon, meanings: WordMeanings): Meaning | null {
  const own = meanings[word];
  if (own) return own;
  const [sense] = lexicon.senses(word);
  const gloss = sense && tidyGloss(sense.gloss);
  if (!sense || !gloss || !isPlain(gloss, lexicon)) return null;
  const isFit = (synonym: string) =>
    isPlainSynonym(word, synonym, lexicon) && isMutual(sense, synonym, lexicon);
  return { partOfSpeech: sense.partOfSpeech, gloss, synonyms: sense.synonyms.filter(isFit) };
}

/** The first clause, without the remarks that WordNet puts in brackets. */
export function tidyGloss(gloss: string): string | null {
  const first = gloss
    .replace(/^\([^)]*\)\s*/, "")
    .split(/;|:/)[0]
    ?.replace(/\s*\([^)]*\)/g, "")
    .replace(/`([^']*)'/g, "“$1”")
    .trim();
  return first && !/[()]/.test(first) ? first : null;
}

function isPlain(gloss: string, lexicon: Lexicon) {
  const words = gloss.toLowerCase().match(/[a-z]+/g) ?? [];
  return (
    gloss.length <= LONGEST &&
    words.length >= 3 &&
    !words.some((word) => isSensitive(word) || lexicon.regional.isBritish(word)) &&
    !/archaic|obsolete|disparag|offensive|slang|\bunit of|monetary|genus|family \w+idae|[^\x20-\x7e“”]/.test(
      gloss,
    )
  );
}

/**
 * Whether WordNet's first sense is likely to be the one people know: ours, the only one, or the one met most often in the
 * tagged texts. Senses that were never met there stand in no order, so there may be two of them at most.
 */
export function hasClearSense(word: string, lexicon: Lexicon, meanings: WordMeanings): boolean {
  const [first, second, third] = lexicon.senses(word);
  if (word in meanings || !first || !second) return true;
  return first.tags > second.tags || (first.tags === 0 && !third);
}

/** A gloss that has the word, its stem or both halves of it ("airflow": the flow of air) tells a learner nothing. */
export function isCircular(word: string, gloss: string): boolean {
  const stem = stemOf(word);
  const others = gloss.toLowerCase().match(/[a-z]+/g) ?? [];
  return (
    others.some(
      (other) =>
        other === word ||
        other.startsWith(stem) ||
        (other.length >= 4 && word.startsWith(stemOf(other))) ||
        (rootOf(other).length >= 3 && rootOf(other) === rootOf(word)),
    ) || isMadeOf(word, others.filter((other) => other.length >= 3).map(singular))
  );
}

/** Whether a word consists of two of the others. */
function isMadeOf(word: string, others: readonly string[]): boolean {
  return others.some((first) => word.startsWith(first) && others.includes(word.slice(first.length)));
}

const singular = (word: string) => word.replace(/([^s])s$/, "$1");

/** What is left without the ending and a doubled letter before it: the same for "holder" and "holding". */
function rootOf(word: string): string {
  return word.replace(/(?:ers?|ors?|ing|ed|es|s|y|e)$/, "").replace(/([^aeiou])\1$/, "$1");
}

const stemOf = (word: string) => word.slice(0, Math.max(4, Math.min(SHARED_STEM, word.length - 1)));

function isPlainSynonym(word: string, synonym: string, lexicon: Lexicon) {
  return (
    synonym.length > 2 &&
    lexicon.zipf(synonym) >= SYNONYM_ZIPF &&
    lexicon.isSpelling(synonym) &&
    !lexicon.regional.isBritish(synonym) &&
    !synonym.startsWith(stemOf(word)) &&
    !isSensitive(synonym)
  );
}

/** A word that mostly means something else is no synonym: "wink" has the meaning of "blink", but not as its first. */
function isMutual(sense: Sense, synonym: string, lexicon: Lexicon) {
  const [first] = lexicon.senses(synonym);
  return first?.gloss === sense.gloss && first.partOfSpeech === sense.partOfSpeech;
}

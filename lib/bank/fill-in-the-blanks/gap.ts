import type { Lexicon } from "@/lib/bank/lexicon";
import { basesOf, regularForms } from "@/lib/bank/regular-forms";
import type { PartOfSpeech } from "@/lib/questions/explanations";

const RIVAL_ZIPF = 2.3;
const FIRST_SHARE = 0.4;
const MIN_MISSING = 2;

/** Whether the word can be of this class, by WordNet; a word that WordNet does not know can be of any. */
export function canBe(word: string, part: PartOfSpeech, lexicon: Lexicon): boolean {
  const forms = regularForms[part] ?? [];
  const candidates = [word, ...basesOf(word, forms)];
  if (candidates.some((base) => lexicon.senses(base).some((sense) => sense.partOfSpeech === part)))
    return true;

  const anyForm = Object.values(regularForms).flat();
  return ![word, ...basesOf(word, anyForm)].some((base) => lexicon.senses(base).length > 0);
}

const shapeOf = (word: string) => `${word.length}${word.charAt(0)}`;

/** The common words by length and first letter, in their order: to go through all of them for each gap took minutes. */
const shelves = new WeakMap<Lexicon, Map<string, string[]>>();

function commonWordsLike(word: string, lexicon: Lexicon): readonly string[] {
  let shelf = shelves.get(lexicon);
  if (!shelf) {
    shelf = Map.groupBy(
      lexicon.words.filter((other) => lexicon.zipf(other) >= RIVAL_ZIPF),
      shapeOf,
    );
    shelves.set(lexicon, shelf);
  }
  return shelf.get(shapeOf(word)) ?? [];
}

/** Common words of the same class that the letters shown, at least one, and the boxes left would let through. */
export function findRivals(word: string, shown: number, part: PartOfSpeech, lexicon: Lexicon): string[] {
  const start = word.slice(0, shown);
  return commonWordsLike(word, lexicon).filter(
    (other) => other !== word && other.startsWith(start) && canBe(other, part, lexicon),
  );
}

/**
 * How many letters to show: about 40 %, more until no other common word fits; null where that would leave fewer
 * than two to write. Accepted alternatives are no rivals.
 */
export function lettersToShow(
  target: { word: string; partOfSpeech: PartOfSpeech; alternatives: readonly string[] },
  lexicon: Lexicon,
): number | null {
  const { word, partOfSpeech, alternatives } = target;
  for (
    let shown = Math.max(1, Math.round(word.length * FIRST_SHARE));
    shown <= word.length - MIN_MISSING;
    shown += 1
  ) {
    const rivals = findRivals(word, shown, partOfSpeech, lexicon);
    if (rivals.every((rival) => alternatives.includes(rival))) return shown;
  }
  return null;
}

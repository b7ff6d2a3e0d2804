import { editDistance } from "@/lib/questions/edit-distance";
import type { Fault } from "@/lib/questions/read-and-complete/schema";

export type GapKey = {
  word: string;
  /** British forms of the words that are right. */
  british: readonly string[];
  /** Other common words that the letters shown and the boxes let through. */
  rivals: readonly string[];
};

const endings = new Set(
  `s es ed d r er ers est ing ings ly ion ions ation ations al ally able ive ful fully less ness ment ments ity or ors
  ance ence ant ent ant ous y ies ied ier iest e t n en`.split(/\s+/),
);
/** Endings that many short words have by chance: "the" and "they". */
const weakEndings = new Set(["y", "n", "t", "e", "r", "al", "or", "en", "ant", "ent"]);

function sharedLength(one: string, other: string) {
  const end = [...one].findIndex((letter, index) => letter !== other[index]);
  return end === -1 ? one.length : end;
}

/** The same stem with two endings: "carries" and "carried", "plant" and "plants". */
function hasOtherEnding(word: string, given: string) {
  const shared = sharedLength(word, given);
  return [shared, shared - 1, shared - 2].some((length) => {
    const [one, other] = [word.slice(length), given.slice(length)];
    const isEnding = (end: string) => end === "" || endings.has(end);
    const isWeak =
      (weakEndings.has(one) || weakEndings.has(other)) && !/^(?:e,i|i.+,e$)/.test(`${one},${other}`);
    const least = isWeak ? 4 : 3;
    return length >= least && isEnding(one) && isEnding(other);
  });
}

/** Two neighbors that changed places: one slip, not two. */
function isSwapped(word: string, given: string) {
  const at = sharedLength(word, given);
  const swapped = word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2);
  return swapped === given;
}

/** A boxed gap cuts a British form that is longer: "colou" for "color". */
function isBritish({ word, british }: GapKey, given: string) {
  return british.some((form) => form === given || (given.length === word.length && form.startsWith(given)));
}

/** Why a wrong word is wrong. All in lowercase; `given` holds the shown letters, too. */
export function findFault(key: GapKey, shown: string, given: string): Fault {
  if (given === shown) return "empty";
  if (isBritish(key, given)) return "british";
  if (hasOtherEnding(key.word, given)) return "ending";
  if (key.rivals.includes(given)) return "other";
  const isNear = editDistance(key.word, given) <= (key.word.length > 5 ? 2 : 1);
  return isNear || isSwapped(key.word, given) ? "spelling" : "other";
}

import { asOrdinal, inWords } from "@/lib/core/numbers-in-words";
import { plainText, splitWords } from "@/lib/questions/listen-and-type/split-words";

const numeral =
  /(?<![\p{L}\p{N}.,$])(?<digits>\d{1,3}(?:,\d{3}){1,2}|\d{1,9})(?<ending>st|nd|rd|th)?(?![\p{L}\p{N}])/gu;
const hyphenedOrAccented = /\p{L}[\p{L}\p{M}-]*[\p{L}\p{M}]/gu;
const plain = (word: string) => word.normalize("NFD").replaceAll(/\p{M}|-/gu, "");

/**
 * An answer, in lowercase, with the words of what was said where it has them in a way that sounds no different: "10"
 * for "ten", "home-made" for "homemade", "café" for "cafe". Whatever was not said stays as it was written.
 */
export function asHeard(said: string, written: string): string {
  const words = splitWords(said);
  const text = ` ${words.join(" ")} `;
  const wasSaid = (phrase: string) => text.includes(` ${phrase} `);

  return plainText(written)
    .replaceAll(/(?<=\d) ?%|\bper cent\b/g, " percent")
    .replaceAll(/\bcan not\b/g, (as) => (words.includes("cannot") ? "cannot" : as))
    .replaceAll(numeral, (as, digits: string, ending: string | undefined) => {
      const number = inWords(Number(digits.replaceAll(",", "")));
      const phrase = ending === undefined ? number : asOrdinal(number);
      return [phrase, phrase.replace(/^one /, "a ")].find(wasSaid) ?? as;
    })
    .replaceAll(hyphenedOrAccented, (as) => (words.includes(plain(as)) ? plain(as) : as));
}

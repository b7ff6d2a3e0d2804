/** A word of a text as it is said: lower case, with the place of its letters in the text, in UTF-16 units. */
export type ReadingWord = { word: string; start: number; end: number; spelled: string };

const letters = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** The longest spelling first. Rough: it serves only words that no dictionary knows, mostly names. */
const sounds: readonly (readonly [string, string])[] = [
  ["tion", "SH AH N"],
  ["ough", "OW"],
  ["igh", "AY"],
  ["sch", "SH"],
  ["tch", "CH"],
  ["ai", "EY"],
  ["ay", "EY"],
  ["au", "AO"],
  ["aw", "AO"],
  ["ch", "CH"],
  ["ck", "K"],
  ["ea", "IY"],
  ["ee", "IY"],
  ["er", "ER"],
  ["ew", "UW"],
  ["ey", "IY"],
  ["ie", "IY"],
  ["ir", "ER"],
  ["kn", "N"],
  ["ng", "NG"],
  ["oa", "OW"],
  ["oi", "OY"],
  ["oo", "UW"],
  ["ou", "AW"],
  ["ow", "OW"],
  ["oy", "OY"],
  ["ph", "F"],
  ["qu", "K W"],
  ["sh", "SH"],
  ["th", "TH"],
  ["ur", "ER"],
  ["wh", "W"],
  ["wr", "R"],
  ["a", "AE"],
  ["b", "B"],
  ["c", "K"],
  ["d", "D"],
  ["e", "EH"],
  ["f", "F"],
  ["g", "G"],
  ["h", "HH"],
  ["i", "IH"],
  ["j", "JH"],
  ["k", "K"],
  ["l", "L"],
  ["m", "M"],
  ["n", "N"],
  ["o", "AA"],
  ["p", "P"],
  ["r", "R"],
  ["s", "S"],
  ["t", "T"],
  ["u", "AH"],
  ["v", "V"],
  ["w", "W"],
  ["x", "K S"],
  ["y", "IY"],
  ["z", "Z"],
];

/** Phones of US English (ARPAbet, without stress) for a spelling. */
export function spellOut(word: string): string {
  const plain = word.normalize("NFD").replace(/[^a-z]/g, "");
  const phones: string[] = [];
  let at = 0;
  while (at < plain.length) {
    const found = sounds.find(([spelling]) => plain.startsWith(spelling, at));
    if (found) phones.push(found[1]);
    at += found?.[0].length ?? 1;
  }
  return phones.join(" ") || "AH";
}

/** The words of an English text in their order; numerals and marks are no words. */
export function readingWords(text: string): ReadingWord[] {
  return [...text.matchAll(letters)].map(({ 0: found, index }) => {
    const word = found.toLowerCase().replaceAll("’", "'");
    return { word, start: index, end: index + found.length, spelled: spellOut(word) };
  });
}

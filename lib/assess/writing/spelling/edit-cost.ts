/** What a slip costs: 1 is a letter that has nothing to do with what was meant. */
const costs = {
  other: 1,
  /** A vowel for a vowel, or letters that one language or another hears alike. */
  alike: 0.55,
  swapped: 0.6,
  /** A letter written once or twice. */
  doubled: 0.35,
  silent: 0.6,
  vowel: 0.8,
  /** What is left out is left out more often than what is too much is put in, most often at the end and between consonants. */
  lacking: { vowel: 0.65, consonant: 0.85, hidden: 0.7 },
  /** The first letter is rarely wrong. */
  first: 0.55,
};

const vowels = "aeiouy";
const isVowel = (letter: string) => letter !== "" && vowels.includes(letter);
const heardAlike = new Set(
  "lr rl bv vb vw wv pb bp pf fp fv vf sc cs sz zs ck kc cq qc kq qk tc ct xs sx gj jg jy yj dt td nm mn gk kg hj jh".split(
    " ",
  ),
);

function substitution(one: string, other: string) {
  if (one === other) return 0;
  if (isVowel(one) && isVowel(other)) return costs.alike;
  return heardAlike.has(one + other) ? costs.alike : costs.other;
}

/** A letter that sound does not ask for, beside the letters around it; null for any other. */
function unheard(letter: string, before: string, after: string): number | null {
  if (letter === before || letter === after) return costs.doubled;
  if (letter === "e" && after === "") return costs.silent;
  return letter === "h" || (letter === "u" && (before === "g" || before === "q")) ? costs.silent : null;
}

/** A letter that is one too many. */
const extra = (letter: string, before: string, after: string) =>
  unheard(letter, before, after) ?? (isVowel(letter) ? costs.vowel : costs.other);

/** A letter of the word that was not written. */
function missing(letter: string, before: string, after: string) {
  const light = unheard(letter, before, after);
  if (light !== null) return light;
  if (isVowel(letter)) return costs.lacking.vowel;
  const isHidden = after === "" || (before !== "" && !isVowel(before) && !isVowel(after));
  return isHidden ? costs.lacking.hidden : costs.lacking.consonant;
}

const longest = 32;
/** The three rows of the table that are needed at a time. */
const rows = [0, 1, 2].map(() => new Float64Array(longest + 1));
const rowOf = (at: number) => rows[at % 3] ?? new Float64Array(longest + 1);

type Row = { row: Float64Array; last: Float64Array; older: Float64Array };
const at = (row: Float64Array, place: number) => row[place] ?? 0;

/** The way that costs least to the first letters of both, the one before in each being known. */
function cheapest(
  i: number,
  j: number,
  written: string,
  word: string,
  { row, last, older }: Row,
  surplus: number,
) {
  const [a, b] = [written.charAt(i - 1), word.charAt(j - 1)];
  const [before, earlier] = [written.charAt(i - 2), word.charAt(j - 2)];
  const first = i === 1 && j === 1 && a !== b ? costs.first : 0;
  const cost = Math.min(
    at(last, j - 1) + substitution(a, b) + first,
    at(last, j) + surplus,
    at(row, j - 1) + missing(b, earlier, word.charAt(j)),
  );
  const isSwapped = i > 1 && a === earlier && before === b && a !== b;
  return isSwapped ? Math.min(cost, at(older, j - 2) + costs.swapped) : cost;
}

function fillRow(i: number, written: string, word: string) {
  const own = { row: rowOf(i), last: rowOf(i + 2), older: rowOf(i + 1) };
  const surplus = extra(written.charAt(i - 1), written.charAt(i - 2), written.charAt(i));
  let least = at(own.last, 0) + surplus + (i === 1 ? costs.first : 0);
  own.row[0] = least;
  for (let j = 1; j <= word.length; j += 1) {
    const cost = cheapest(i, j, written, word, own, surplus);
    own.row[j] = cost;
    least = Math.min(least, cost);
  }
  return least;
}

/** How far what was written is from a word, both of at most 32 small letters; Infinity beyond `most`. */
export function editCost(written: string, word: string, most: number): number {
  const begin = rowOf(0);
  begin[0] = 0;
  for (let j = 1; j <= word.length; j += 1)
    begin[j] = (begin[j - 1] ?? 0) + missing(word.charAt(j - 1), word.charAt(j - 2), word.charAt(j));
  for (let i = 1; i <= written.length; i += 1) if (fillRow(i, written, word) > most) return Infinity;
  const cost = rowOf(written.length)[word.length] ?? Infinity;
  return cost > most ? Infinity : cost;
}

/** How a word sounds, roughly: what is spelled so many ways comes out once. */
export function soundOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/^kn/, "n")
    .replace(/^wr/, "r")
    .replace(/^wh/, "w")
    .replace(/ph/g, "f")
    .replace(/igh/g, "i")
    .replace(/gh/g, "")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/s?[ckq]h?/g, "k")
    .replace(/x/g, "ks")
    .replace(/[sct]i(?=o|a)/g, "sh")
    .replace(/z/g, "s")
    .replace(/y/g, "i")
    .replace(/[aeiou]+/g, "a")
    .replace(/(.)\1+/g, "$1")
    .replace(/a$/, "");
}

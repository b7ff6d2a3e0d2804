import { verbReadings } from "@/lib/assess/rules/words/verbs";
import { isArticle, isBe, isPreposition } from "@/lib/assess/rules/words/closed";
import { singular } from "@/lib/assess/rules/words/nouns";
import { isWord } from "@/lib/assess/writing/spelling/words";
import { differences } from "@/scripts/eval/references";
import { rounded } from "@/scripts/eval/writing/statistics";

/** Kinds of marks as far as a correction's words alone tell them, so that people's and ours are told alike. */
const families = [
  "spelling",
  "capital",
  "punctuation",
  "article",
  "preposition",
  "number",
  "verb",
  "word-order",
  "other",
] as const;
type Family = (typeof families)[number];

type Change = { start: number; end: number; was: readonly string[]; words: readonly string[] };

const marksOf = (words: readonly string[]) => words.filter((word) => !/[\p{L}\p{N}]/u.test(word));
const lettersOf = (words: readonly string[]) => words.filter((word) => /[\p{L}\p{N}]/u.test(word));
const low = (words: readonly string[]) => words.map((word) => word.toLowerCase());
const isSame = (ones: readonly string[], others: readonly string[]) => ones.join(" ") === others.join(" ");
/** The words that only one side has. */
const only = (ones: readonly string[], others: readonly string[]) =>
  ones.filter((word) => !others.includes(word));

const verbOf = (word: string) => (isBe(word) ? "be" : (verbReadings(word)[0]?.lemma ?? null));
const isOfOneVerb = (one: string, other: string) => verbOf(one) !== null && verbOf(one) === verbOf(other);
const isOfOneNoun = (one: string, other: string) =>
  (singular(one) ?? one) === (singular(other) ?? other) && one !== other;

const isEach = (words: readonly string[], holds: (word: string) => boolean) =>
  words.length > 0 && words.every(holds);

function familyOfForm(before: readonly string[], after: readonly string[]): Family {
  const [one] = only(before, after);
  const [other] = only(after, before);
  if (!one || !other) return "other";
  if (isOfOneVerb(one, other)) return "verb";
  return isOfOneNoun(one, other) ? "number" : "other";
}

/** What a person's correction is about, as far as its words say. */
export function familyOfChange({ was, words }: Pick<Change, "was" | "words">): Family {
  const [before, after] = [low(lettersOf(was)), low(lettersOf(words))];
  if (isSame(before, after)) return isSame(marksOf(was), marksOf(words)) ? "capital" : "punctuation";
  if (isSame(before.toSorted(), after.toSorted())) return "word-order";
  const changed = [...only(before, after), ...only(after, before)];
  if (isEach(changed, isArticle)) return "article";
  if (before.some((word) => !isWord(word))) return "spelling";
  return isEach(changed, isPreposition) ? "preposition" : familyOfForm(before, after);
}

type Judged = {
  source: readonly string[];
  corrected: readonly string[];
  references: readonly (readonly string[])[];
};
type Tally = { found: number; wanted: number; right: number };

const changesOf = (from: readonly string[], to: readonly string[]): Change[] =>
  differences(from, to).map(({ start, end, words }) => ({
    start,
    end,
    was: from.slice(start, end),
    words: words.split(" ").filter(Boolean),
  }));
const equals = (one: Change, other: Change) =>
  one.start === other.start && one.end === other.end && isSame(one.words, other.words);

const fScore = ({ found, wanted, right }: Tally) =>
  right === 0 ? 0 : (1.25 * right) / (found + 0.25 * wanted);

/** The reference that a correction does best by; of equals, the one with the fewest changes. */
function nearest(own: readonly Change[], { source, references }: Judged): Change[] {
  const judged = references.map((reference) => {
    const wanted = changesOf(source, reference);
    const right = own.filter((each) => wanted.some((other) => equals(each, other))).length;
    const score = fScore({ found: own.length, wanted: wanted.length, right });
    return { wanted, score: own.length + wanted.length === 0 ? 1 : score };
  });
  return (
    judged.toSorted((one, other) => other.score - one.score || one.wanted.length - other.wanted.length)[0]
      ?.wanted ?? []
  );
}

/** F0.5 of all changes and of those of each family, against the nearest reference of each sentence. */
export function categoryScores(sentences: readonly Judged[]) {
  const tallies = new Map<Family | "all", Tally>(
    ["all" as const, ...families].map((family) => [family, { found: 0, wanted: 0, right: 0 }]),
  );
  const count = (change: Change, what: keyof Tally) => {
    for (const family of ["all" as const, familyOfChange(change)]) {
      const tally = tallies.get(family);
      if (tally) tally[what] += 1;
    }
  };
  for (const sentence of sentences) {
    const own = changesOf(sentence.source, sentence.corrected);
    const wanted = nearest(own, sentence);
    for (const change of own) {
      count(change, "found");
      if (wanted.some((other) => equals(change, other))) count(change, "right");
    }
    for (const change of wanted) count(change, "wanted");
  }
  return Object.fromEntries(
    [...tallies].map(([family, tally]) => [family, { ...tally, f05: rounded(fScore(tally)) }]),
  );
}

import { type Built, firstFailure, type Gate } from "@/lib/bank/gate";
import type { Lexicon } from "@/lib/bank/lexicon";
import { nearDuplicateFilter } from "@/lib/bank/near-duplicate";
import { damage, type Gap, isGap, MOST_GAPS, splitSentences } from "@/lib/bank/read-and-complete/damage";
import type { Passage } from "@/lib/bank/read-and-complete/sources";
import { publicCapitals, sentenceGates } from "@/lib/bank/sentence-gates";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const LEAST_GAPS = 12;
const DUPLICATE_OVERLAP = 0.25;

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;
const lengths = (text: string) => splitSentences(text).map((sentence) => splitWords(sentence).length);
const gapsOf = ({ text, names }: Passage) => damage(text, names).filter(isGap);

/** What every passage must pass by itself. */
export function passageGates(lexicon: Lexicon): Gate<Passage>[] {
  const sharedNames = new Set(["offensive", "sensitive-subject", "stock-phrases", "american-spelling"]);
  const shared = sentenceGates(lexicon).filter(({ name }) => sharedNames.has(name));

  return [
    { name: "title", passes: ({ title }) => isTitle(title) },
    {
      name: "text-shape",
      passes: ({ text }) => /^["A-Z][\p{L}\d ,;:.?!'"()%-]*[.?!]"?$/u.test(text) && !text.includes("  "),
    },
    { name: "length", passes: ({ text }) => isWithin(splitWords(text).length, 80, 130) },
    { name: "sentences", passes: ({ text }) => isWithin(splitSentences(text).length, 5, 9) },
    { name: "first-sentence", passes: ({ text }) => isWithin(lengths(text).at(0) ?? 0, 8, 20) },
    { name: "last-sentence", passes: ({ text }) => isWithin(lengths(text).at(-1) ?? 0, 6, 20) },
    { name: "gaps", passes: (passage) => isWithin(gapsOf(passage).length, LEAST_GAPS, MOST_GAPS) },
    ...shared.map(({ name, passes }) => ({
      name,
      passes: ({ title, text }: Passage) => passes({ sentence: `${title}. ${text}` }),
    })),
    { name: "names-listed", passes: hasNamesListed },
    { name: "known-words", passes: (passage) => unknownWords(passage, lexicon).length === 0 },
    { name: "accepted-fit", passes: hasFittingAlternatives },
  ];
}

/** The passages that pass every gate, each with the gates it has passed, and the others by name. */
export function judgePassages(
  passages: readonly Passage[],
  lexicon: Lexicon,
): Built<{ passage: Passage; gates: string[] }> {
  const names = new Set<string>();
  const filter = nearDuplicateFilter(DUPLICATE_OVERLAP);
  const gates: Gate<Passage>[] = [
    ...passageGates(lexicon),
    { name: "new-name", passes: ({ name }) => !names.has(name) },
    { name: "near-duplicate", passes: ({ text }) => filter.isNew(text) },
  ];
  const judged: ReturnType<typeof judgePassages> = { generated: passages.length, accepted: [], rejected: [] };

  for (const passage of passages) {
    const gate = firstFailure(gates, passage);
    if (gate !== null) {
      judged.rejected.push({ candidate: passage.name, gate, level: passage.level });
      continue;
    }
    names.add(passage.name);
    filter.keep(passage.text);
    judged.accepted.push({ passage, gates: gates.map(({ name }) => name) });
  }
  return judged;
}

/** Words of a passage that are neither English nor listed as names. */
export function unknownWords({ title, text, names }: Passage, lexicon: Lexicon): string[] {
  const known = new Set([...names, ...publicCapitals].flatMap(splitWords));
  return splitWords(`${title}. ${text}`).filter((word) => {
    const stem = word.replace(/'s$/, "");
    return !(
      lexicon.isSpelling(word) ||
      known.has(stem) ||
      /^(?:[ai]|\d+s?)$/.test(word) ||
      (word.includes("'") && (stem === word || lexicon.isSpelling(stem)))
    );
  });
}

function isTitle(title: string) {
  const words = title.split(" ");
  const small =
    /^(?:a|an|the|and|but|or|as|than|that|about|above|across|after|at|before|behind|beside|between|by|for|from|in|into|near|of|on|over|through|to|under|with|without)$/;
  return (
    isWithin(words.length, 2, 7) &&
    /^[A-Z].*[^.]$/.test(title) &&
    words.every((word) => /^[A-Z\d]/.test(word) || small.test(word))
  );
}

/** A capital inside a sentence marks a name; one that is not listed would be damaged at the start of another sentence. */
function hasNamesListed({ text, names }: Passage) {
  const capitals = splitSentences(text)
    .flatMap((sentence) => [...sentence.matchAll(/(?<=[\s(])\p{Lu}[\p{L}'-]*/gu)])
    .map(([word]) => word.replace(/'s?$/, ""))
    .filter((word) => !/^I(?:'|$)/.test(word));
  return (
    capitals.every((word) => names.includes(word) || publicCapitals.has(word)) &&
    names.every((name) => new RegExp(`\\b${name}\\b`).test(text))
  );
}

function hasFittingAlternatives(passage: Passage) {
  const gaps = new Map(gapsOf(passage).map((gap) => [gap.word.toLowerCase(), gap]));
  return Object.entries(passage.accept).every(([word, others]) => {
    const gap = gaps.get(word);
    return gap !== undefined && others.every((other) => other !== word && fits(other, gap));
  });
}

const fits = (other: string, { shown, word }: Gap) =>
  other.length === word.length && other.startsWith(shown.toLowerCase());

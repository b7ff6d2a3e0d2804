import {
  type Around,
  explainReading,
  explainSentence,
  explainWord,
} from "@/lib/bank/interactive-reading/explain-choices";
import { findSpan } from "@/lib/bank/interactive-reading/find-span";
import { gapsOf, partsOf, phrasesOf, splitOpening } from "@/lib/bank/interactive-reading/passage";
import { drawOf, placeChoices } from "@/lib/bank/interactive-reading/place-choices";
import type { ReadingSet } from "@/lib/bank/interactive-reading/sources";
import { splitSentences } from "@/lib/bank/read-and-complete/damage";
import { explain, type Explanation } from "@/lib/questions/explanations";
import type { ItemOf } from "@/lib/bank/item";

type Steps = ItemOf<"interactive-reading">["steps"];
/** A choice with what the review says of it. */
type Choice = { text: string; reason: Explanation | null };

/** The six steps of a set: one run under the clock of its kind. */
export function buildSteps(set: ReadingSet, seed: string): Steps {
  const [opening = "", before = "", missing = "", after = ""] = partsOf(set);
  const passage = [opening, [before, missing, after].join(" ")];
  const gaps = gapChoices(set);
  const own = [
    ...gaps,
    sentenceChoices(set, { before, after }),
    provenChoices(set.idea),
    provenChoices(set.title),
  ];
  const placed = placeChoices(own, `${seed} ${set.name} choices ${drawOf(set.name)}`).map(
    ({ choices, right }) => ({
      choices: choices.map(({ text }) => text),
      key: { right, reasons: choices.map(({ reason }) => reason) },
    }),
  );
  const [sentence, idea, title] = placed.slice(gaps.length);
  if (!sentence || !idea || !title) throw new Error(`The set ${set.name} lacks a question.`);
  const blanks = placed.slice(0, gaps.length);
  const place = { run: 0, clock: set.kind, media: [] };

  return [
    {
      kind: "sentences",
      prompt: { parts: openingParts(set.opening, blanks) },
      key: { blanks: blanks.map(({ key }) => key) },
      ...place,
    },
    {
      kind: "passage",
      prompt: { opening, before, after, choices: sentence.choices },
      key: sentence.key,
      ...place,
    },
    ...set.highlights.map(({ question, answer }) => ({
      kind: "highlight" as const,
      prompt: { passage, question },
      key: { right: findSpan(passage, answer) },
      ...place,
    })),
    {
      kind: "idea",
      prompt: { passage, question: set.idea.question, choices: idea.choices },
      key: { ...idea.key, proof: findSpan(passage, set.idea.proof) },
      ...place,
    },
    {
      kind: "title",
      prompt: { passage, choices: title.choices },
      key: { ...title.key, proof: findSpan(passage, set.title.proof) },
      ...place,
    },
  ];
}

function openingParts(opening: string, blanks: readonly { choices: string[] }[]) {
  return splitOpening(opening).flatMap((whole, index) => {
    const blank = blanks[index];
    return [...(whole === "" ? [] : [{ whole }]), ...(blank ? [{ choices: blank.choices }] : [])];
  });
}

function gapChoices({ opening, openingReasons }: ReadingSet): Choice[][] {
  const phrases = phrasesOf(opening);
  return gapsOf(opening).map(([right = "", ...wrong], gap) => [
    { text: right, reason: null },
    ...wrong.map((text, index) => {
      const reason = openingReasons[gap]?.[index];
      return { text, reason: reason ? explainWord(reason, text, phrases[gap] ?? right) : null };
    }),
  ]);
}

function sentenceChoices(set: ReadingSet, text: { before: string; after: string }): Choice[] {
  const around: Around = {
    before: splitSentences(text.before).at(-1)?.trim() ?? text.before,
    next: splitSentences(text.after).at(0)?.trim() ?? text.after,
  };
  const wrong = set.missingWrong.map((each) => ({
    text: each.text,
    reason: explainSentence(each.reason, around),
  }));
  return [{ text: set.missing, reason: explain("sentence-fits", around) }, ...wrong];
}

function provenChoices({ right, proof, wrong }: ReadingSet["title"]): Choice[] {
  const rejected = wrong.map(({ text, reason }) => ({ text, reason: explainReading(reason) }));
  return [{ text: right, reason: explain("reading-proof", { proof }) }, ...rejected];
}

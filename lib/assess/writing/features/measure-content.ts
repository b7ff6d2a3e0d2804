import snowball from "snowball-stemmers";

import { findConnectors } from "@/lib/assess/writing/features/connectors";
import { type Features } from "@/lib/assess/writing/features/features";
import { mean, shareWhere } from "@/lib/assess/writing/features/measure-language";
import { functionWords } from "@/lib/assess/writing/features/word-lists";
import { lowerOf, type ScoredSentence, type ScoredText } from "@/lib/assess/writing/text/scored-text";
import { splitWords } from "@/lib/assess/writing/text/split-text";

const stemmer = snowball.newStemmer("english");
const stemsOf = (words: readonly string[]) =>
  words.filter((word) => word.length > 2 && !functionWords.has(word)).map((word) => stemmer.stem(word));

const concrete =
  /\d|^(?:yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|hundred|thousand|percent|grandmother|grandfather|uncle|aunt|neighbor|cousin)s?$/;
const supportUses = new Set(["cause", "example", "result", "condition"]);

/** Numbers, names, days: what makes a general statement a particular one. */
function detailsOf(sentences: readonly ScoredSentence[]) {
  return sentences
    .flatMap(({ words }) => words.slice(1))
    .filter(
      ({ text }) => (/^\p{Lu}\p{Ll}/u.test(text) && !/^I\b/.test(text)) || concrete.test(text.toLowerCase()),
    ).length;
}

type ContentMeasures = Pick<Features, "length" | "ideas" | "relevance" | "detail" | "support">;

export function measureContent(
  parts: readonly ScoredText[],
  asked: readonly string[],
  expectedWords: number,
): ContentMeasures {
  const sentences = parts.flatMap((part) => part.sentences);
  const words = sentences.flatMap(({ lower }) => lower);
  const stems = new Set(stemsOf(words));
  const askedStems = new Set(
    stemsOf(asked.flatMap((text) => splitWords(text).map((word) => lowerOf(word.text)))),
  );
  const met = [...askedStems].filter((stem) => stems.has(stem)).length;
  const uses = parts.flatMap(({ text }) => findConnectors(text)).filter(({ use }) => supportUses.has(use));
  return {
    length: Math.log(Math.max(1, words.length) / expectedWords),
    ideas: Math.log(1 + stems.size),
    // Without a task there is nothing to miss.
    relevance: askedStems.size === 0 ? 0.2 : met / Math.min(12, askedStems.size),
    detail: Math.sqrt(detailsOf(sentences)),
    support: Math.sqrt(uses.length),
  };
}

type OrganisationMeasures = Pick<
  Features,
  "connectorRate" | "connectorRange" | "beyondAnd" | "openings" | "cohesion" | "boundaries"
>;

/** Whether a sentence takes up a word of the one before, or points back at it. */
function linksOf(sentences: readonly ScoredSentence[]) {
  const stems = sentences.map(({ lower }) => new Set(stemsOf(lower)));
  return sentences.slice(1).map(({ lower }, at) => {
    const [before, own] = [stems[at], stems[at + 1]];
    const isTaken = [...(own ?? [])].some((stem) => before?.has(stem));
    return isTaken || lower.slice(0, 3).some((word) => /^(?:this|these|that|those|it|they|such)$/.test(word))
      ? 1
      : 0;
  });
}

export function measureOrganisation(parts: readonly ScoredText[]): OrganisationMeasures {
  const sentences = parts.flatMap((part) => part.sentences);
  const words = sentences.flatMap(({ lower }) => lower);
  const found = parts.flatMap(({ text }) => findConnectors(text));
  const kinds = new Set(found.map(({ text }) => text));
  const plain = words.filter((word) => word === "and").length;
  const ends = sentences.map(
    ({ text }) => (/[.!?…]["”’)]*$/u.test(text) ? 0.5 : 0) + (/^\W*[\p{Lu}\d]/u.test(text) ? 0.5 : 0),
  );
  return {
    connectorRate: (found.length / Math.max(1, words.length)) * 100,
    connectorRange: Math.sqrt(kinds.size * new Set(found.map(({ use }) => use)).size),
    beyondAnd: found.length / Math.max(1, found.length + plain),
    openings:
      new Set(sentences.map(({ lower }) => lower.slice(0, 2).join(" "))).size / Math.max(3, sentences.length),
    cohesion: mean(linksOf(sentences)),
    boundaries: mean(ends) * (shareWhere(sentences, ({ words: said }) => said.length <= 45) || 0),
  };
}

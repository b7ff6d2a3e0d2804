import { among } from "@/lib/assess/rules/words/among";
import { lowAt, replaceSpan, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { singular } from "@/lib/assess/rules/words/nouns";

const units =
  "day|days|week|weeks|month|months|year|years|hour|hours|minute|minutes|star|stars|page|pages|mile|miles|kilometer|kilometers|meter|meters|story|person";
export const isUnit = (low: string) => units.split("|").includes(low);

/** "a five day break": the number belongs to a noun behind its unit. */
export function isModifier(number: Word, unit: Word, sentence: Sentence): boolean {
  const next = sentence.words[unit.index + 1];
  const opener = lowAt(sentence, number.index - 1);
  return (
    isUnit(unit.low) &&
    unit.index === number.index + 1 &&
    next?.tag === "NOUN" &&
    !among("ago off later time", next.low) &&
    among("a an the this that my our his her their your", opener)
  );
}

/** "a four day …": whatever the word behind is, "days" would be wrong before it. */
export const isBeforeOpenWord = (number: Word, unit: Word, sentence: Sentence): boolean =>
  isUnit(unit.low) &&
  among("a an", lowAt(sentence, number.index - 1)) &&
  among("NOUN VERB ADJ PROPN", sentence.words[unit.index + 1]?.tag);

/** "in 6 grade": a digit that says which one. */
export const isRank = (number: Word, noun: Word) =>
  /^\d+$/.test(number.low) && among("grade floor century place", noun.low);

/** "Her 3 topic": the second one. */
export const isWhich = (number: Word, noun: Word, sentence: Sentence) =>
  /^\d+$/.test(number.low) &&
  among("my your his her our their the", lowAt(sentence, number.index - 1)) &&
  among("lesson reason point step topic paragraph example argument", noun.low);

function ordinal(digits: string): string {
  const last = /1\d$/.test(digits) ? "" : digits.slice(-1);
  const ending = { "1": "st", "2": "nd", "3": "rd" }[last] ?? "th";
  return `${digits}${ending}`;
}

export const numberModifierRules: readonly Rule[] = [
  rule(
    "number-modifier",
    `<@number> <${units}> <@noun>`,
    ([number, unit], { sentence }) =>
      isModifier(number, unit, sentence)
        ? replaceSpan(number, unit, `${number.text}-${singular(unit.low) ?? unit.low}`, unit.text)
        : null,
    { confidence: 0.85 },
  ),
  rule(
    "usual-phrase",
    "in|to|from|the|my|of <@number> <grade|floor|century> !(@noun)",
    ([number, noun]) =>
      isRank(number, noun)
        ? replaceSpan(number, noun, `${ordinal(number.low)} ${noun.text}`, noun.text)
        : null,
    { id: "in-6th-grade", confidence: 0.85 },
  ),
];

import { lowAt } from "@/lib/assess/rules/match/rule";
import { type Sentence } from "@/lib/assess/rules/text/word";
import { among } from "@/lib/assess/rules/words/among";

const units =
  "week|month|year|night|summer|winter|spring|autumn|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|semester";

const isUnit = (low: string) => units.split("|").includes(low);

export const isPastYear = (low: string) => /^(?:1[89]\d\d|20[01]\d|202[0-4])$/.test(low);

export const isSpan = (low: string) =>
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries|long|ages)$/.test(low);

export type Time = { from: number; to: number; text: string };

const isSince = ({ words }: Sentence, index: number) =>
  words.slice(Math.max(0, index - 5), index).some(({ low }) => among("since than from", low));

/** "last week", and not "the last week", "since last week", "last week's". */
function isLastTime(sentence: Sentence, index: number): boolean {
  const isTime = isUnit(lowAt(sentence, index + 1)) && lowAt(sentence, index + 2) !== "'s";
  return isTime && !among("the since my at for from his her our your their its", lowAt(sentence, index - 1));
}

/** How many words a past time has that begins here; 0 where none does. */
function pastTimeAt(sentence: Sentence, index: number): number {
  const low = lowAt(sentence, index);
  const next = lowAt(sentence, index + 1);
  if (low === "yesterday") return next !== "'s" && lowAt(sentence, index - 1) !== "since" ? 1 : 0;
  if (low === "in") return isPastYear(next) ? 2 : 0;
  if (low === "last") return isLastTime(sentence, index) ? 2 : 0;
  return isSpan(low) && next === "ago" && !isSince(sentence, index) ? 2 : 0;
}

/** Where a sentence says that it speaks of a time that is over. */
export function pastTimes(sentence: Sentence): Time[] {
  return sentence.words.flatMap(({ index }): Time[] => {
    const length = pastTimeAt(sentence, index);
    const text = sentence.words.slice(index, index + length).map((word) => word.text);
    return length === 0
      ? []
      : [{ from: index, to: index + length - 1, text: text.at(-1) === "ago" ? "ago" : text.join(" ") }];
  });
}

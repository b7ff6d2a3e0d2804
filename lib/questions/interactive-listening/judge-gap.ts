import { editDistance } from "@/lib/questions/edit-distance";
import type { GapState } from "@/lib/questions/interactive-listening/schema";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

/** A word of so many letters is right with one letter wrong, missing or too many. */
const SLIP_FROM = 6;

const isSlip = (expected: string, given: string) =>
  expected.length >= SLIP_FROM && editDistance(expected, given) === 1;

/** Usual short forms of a word that somebody who takes notes writes for it. */
const shortForms: Readonly<Record<string, readonly string[]>> = {
  monday: ["mon"],
  tuesday: ["tue", "tues"],
  wednesday: ["wed"],
  thursday: ["thu", "thur", "thurs"],
  friday: ["fri"],
  saturday: ["sat"],
  sunday: ["sun"],
  january: ["jan"],
  february: ["feb"],
  march: ["mar"],
  april: ["apr"],
  june: ["jun"],
  july: ["jul"],
  august: ["aug"],
  september: ["sep", "sept"],
  october: ["oct"],
  november: ["nov"],
  december: ["dec"],
};
const isSame = (word: string, typed: string) => word === typed || shortForms[word]?.includes(typed) === true;

function compare(form: readonly string[], given: readonly string[]): GapState {
  if (form.length !== given.length) return "wrong";
  const off = form.flatMap((word, at) => {
    const typed = given[at] ?? "";
    return isSame(word, typed) ? [] : [{ word, typed }];
  });
  if (off.length === 0) return "right";
  return off.length === 1 && off.every(({ word, typed }) => isSlip(word, typed)) ? "slip" : "wrong";
}

/** The words of a gap as they are compared: of "7pm" and "7 p.m." the same two. */
export function gapWords(text: string): string[] {
  const halves = text.replace(/(?<!\p{L})([ap])\.\s?m(?!\p{L})/giu, "$1m");
  return splitWords(halves.replace(/(\d)\s*([ap]m)(?!\p{L})/giu, "$1 $2"));
}

/** What became of a gap, by the forms that count as right; case and punctuation never count. */
export function judgeGap(forms: readonly string[], given: string): GapState {
  const typed = gapWords(given);
  if (typed.length === 0) return "empty";
  const states = forms.map((form) => compare(gapWords(form), typed));
  return states.find((state) => state === "right") ?? states.find((state) => state === "slip") ?? "wrong";
}

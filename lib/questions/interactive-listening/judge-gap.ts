import { editDistance } from "@/lib/questions/edit-distance";
import type { GapState } from "@/lib/questions/interactive-listening/schema";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

/** A word of so many letters is right with one letter wrong, missing or too many. */
const SLIP_FROM = 6;

const isSlip = (expected: string, given: string) =>
  expected.length >= SLIP_FROM && editDistance(expected, given) === 1;

function compare(form: readonly string[], given: readonly string[]): GapState {
  if (form.length !== given.length) return "wrong";
  const off = form.flatMap((word, at) => {
    const typed = given[at] ?? "";
    return word === typed ? [] : [{ word, typed }];
  });
  if (off.length === 0) return "right";
  return off.length === 1 && off.every(({ word, typed }) => isSlip(word, typed)) ? "slip" : "wrong";
}

/** What became of a gap, by the forms that count as right; case and punctuation never count. */
export function judgeGap(forms: readonly string[], given: string): GapState {
  const typed = splitWords(given);
  if (typed.length === 0) return "empty";
  const states = forms.map((form) => compare(splitWords(form), typed));
  return states.find((state) => state === "right") ?? states.find((state) => state === "slip") ?? "wrong";
}

import type { Facts } from "@/lib/plan/facts";

/** Of a whole week so many days with words; ours, by reasoning: what comes back by days wants days, and no list wants all of them. */
const daysAWeek = 5;

export type WordsReason = "first" | "kept";

/** On how many days of a week words are learned; in the week of the test only those that are known. */
export function planWords({ words }: Facts, { part, isTestWeek }: { part: number; isTestWeek: boolean }) {
  if (isTestWeek && !words.isAny) return null;
  const need = Math.max(1, Math.round(daysAWeek * part));
  return { need, why: words.isAny ? ("kept" as const) : ("first" as const) };
}

import { applyChanges, type Change } from "@/components/learner/corrections/result/apply-edits";
import { diffWords } from "@/components/learner/corrections/result/word-diff";

type Stretch = { before: number; now: number; length: number };

/** What of a text still stands in a later one, and where. */
function stretchesOf(before: string, now: string): Stretch[] {
  const stretches: Stretch[] = [];
  let [old, own] = [0, 0];
  for (const { kind, text } of diffWords(before, now)) {
    const { length } = text;
    if (kind === "same") stretches.push({ before: old, now: own, length });
    if (kind !== "added") old += length;
    if (kind !== "removed") own += length;
  }
  return stretches;
}

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Whether words begin or end at a place of a text, as whole words. */
function standsAt(text: string, words: string, start: number) {
  const end = start + words.length;
  return text.slice(start, end) === words && !isLetter(text[start - 1]) && !isLetter(text[end]);
}

/** Somebody made the change there already. */
function isMade(text: string, { start, end, replacement }: Change) {
  const words = replacement.trim();
  if (words === "") return false;
  const places = [start, start + 1, end - words.length, end - 1 - words.length];
  return places.some((place) => place >= 0 && standsAt(text, words, place));
}

/**
 * Makes the changes of a text in a later version of it: each whose words still stand there. What was written anew, or
 * changed already, stays as it is.
 */
export function carryChanges(before: string, now: string, changes: readonly Change[]): string {
  if (before === now) return applyChanges(now, changes, () => true);
  const stretches = stretchesOf(before, now);
  const moved = changes.flatMap((change) => {
    const { start, end } = change;
    const home = stretches.find((each) => each.before <= start && end <= each.before + each.length);
    if (!home) return [];
    const by = home.now - home.before;
    const there = { ...change, start: start + by, end: end + by };
    return isMade(now, there) ? [] : [there];
  });
  return applyChanges(now, moved, () => true);
}

import type { ReadingSet } from "@/lib/bank/interactive-reading/sources";

const GAP = /\{([^{}]*)\}/g;

/** The choices of each gap of an opening, the right one first. */
export function gapsOf(opening: string): string[][] {
  return [...opening.matchAll(GAP)].map(([, choices = ""]) => choices.split("|"));
}

/** The text of an opening around its gaps: one piece more than there are gaps. */
export function splitOpening(opening: string): string[] {
  const pieces = opening.split(GAP).filter((_, index) => index % 2 === 0);
  return pieces.map((piece) => piece.replace(/\s+/g, " "));
}

/**
 * Of each gap the right word among its neighbors, as far as the sentence goes and behind it the clause: what the review
 * quotes. What forbids a wrong word, a subject or a "to", often stands some words away.
 */
export function phrasesOf(opening: string, reach = 4): string[] {
  const ahead = new RegExp(`(?:[^\\s.?!;:"]+ ){0,${reach}}$`);
  const behind = new RegExp(`^(?: [^\\s.?!;:,"]+){0,${reach}}`);
  const wholes = splitOpening(opening);
  const words = gapsOf(opening).map(([right = ""]) => right);
  return words.map((word, gap) => {
    const upTo = wholes.slice(0, gap + 1).flatMap((whole, index) => [whole, words[index] ?? ""]);
    const from = wholes.slice(gap + 1).flatMap((whole, index) => [whole, words[gap + 1 + index] ?? ""]);
    const [before = ""] = ahead.exec(upTo.slice(0, -1).join("")) ?? [];
    const [after = ""] = behind.exec(from.join("")) ?? [];
    return `${before}${word}${after}`;
  });
}

/** The four parts of the passage as a reader sees them once the first two steps are done. */
export function partsOf({ opening, before, missing, after }: ReadingSet): string[] {
  const completed = opening.replace(GAP, (_, choices: string) => choices.split("|")[0] ?? "");
  return [completed, before, missing, after].map((part) => part.replace(/\s+/g, " ").trim());
}

/** What a reader chooses from, by kind of step; the right one first. */
export function choicesOf(set: ReadingSet) {
  const texts = (wrong: readonly { text: string }[]) => wrong.map(({ text }) => text);
  return {
    gap: gapsOf(set.opening),
    sentence: [[set.missing, ...texts(set.missingWrong)]],
    idea: [[set.idea.right, ...texts(set.idea.wrong)]],
    title: [[set.title.right, ...texts(set.title.wrong)]],
  };
}

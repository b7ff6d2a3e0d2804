import type { Rule } from "@/lib/content/gate/rules";

/** Lines and columns count from 1. */
export type Place = { line: number; column: number };

/** Says what to correct, where, and by which rule. A warning is shown and fails nothing. */
export type Report = (place: Place, rule: Rule, advice: string, level?: "fault" | "warning") => void;

/** An address that a text names. */
export type PlacedUrl = { url: string; place: Place };

export const start: Place = { line: 1, column: 1 };

/** The line and column of an offset. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf("\n");
  return { line: before.split("\n").length, column: offset - lastBreak };
}

/** `placeAt` for many offsets of one text. */
export function createPlaceFinder(text: string): (offset: number) => Place {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

import type { PromptOf } from "@/lib/questions/types";

type Part = PromptOf<"read-and-complete">["parts"][number];
export type GapPart = { gap: number; shown: string; missing: number; tail: string };
export type PassagePart = { text: string } | GapPart;

/** The parts as they are drawn: gaps are numbered, and punctuation behind one stays on its line. */
export function passageParts(parts: readonly Part[]): PassagePart[] {
  let gap = 0;
  return parts.map((part, index) => {
    if ("whole" in part) {
      const follows = index > 0 && !("whole" in (parts[index - 1] ?? part));
      return { text: follows ? part.whole.slice(tailOf(part).length) : part.whole };
    }
    gap += 1;
    return { gap: gap - 1, shown: part.shown, missing: part.missing, tail: tailOf(parts[index + 1]) };
  });
}

const tailOf = (part: Part | undefined) =>
  part && "whole" in part ? (/^\S+/.exec(part.whole)?.[0] ?? "") : "";

export const isGapPart = (part: PassagePart): part is GapPart => "gap" in part;

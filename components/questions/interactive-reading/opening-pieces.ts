import type { PromptOf } from "@/lib/questions/types";

type Part = PromptOf<"interactive-reading", "sentences">["parts"][number];
/** `tail` is the punctuation behind a gap, which stays on its line. */
export type GapPiece = { gap: number; choices: string[]; tail: string };
type Piece = { text: string } | GapPiece;

const tailOf = (part: Part | undefined) =>
  part && "whole" in part ? (/^\S+/.exec(part.whole)?.[0] ?? "") : "";

/** The parts of an opening as they are drawn, its gaps numbered. */
export function openingPieces(parts: readonly Part[]): Piece[] {
  let gap = -1;
  return parts.map((part, index) => {
    if ("choices" in part) {
      gap += 1;
      return { gap, choices: part.choices, tail: tailOf(parts[index + 1]) };
    }
    const before = parts[index - 1];
    return { text: before && "choices" in before ? part.whole.slice(tailOf(part).length) : part.whole };
  });
}

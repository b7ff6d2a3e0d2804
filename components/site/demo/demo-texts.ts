import type { realWords } from "@/components/site/demo/demo-words";

/** Texts without a number or a word in them. */
export const plainTexts = [
  "task",
  "yes",
  "no",
  "noClock",
  "right",
  "wrong",
  "late",
  "next",
  "last",
  "again",
  "more",
  "before",
  "narrowing",
  "after",
  "readingEmpty",
] as const;

/** The product's own lines, as `lib/questions/explanations.ts` names them. */
export const explanationTexts = ["real-word", "invented-word", "nearest-word"] as const;

export type DemoTexts = Record<(typeof plainTexts)[number] | "clock", string> & {
  /** With `{word}`, `{gloss}` and `{nearest}` still to be filled in. */
  explanations: Record<(typeof explanationTexts)[number] | "meaning", string>;
  /** What the real words mean. */
  glosses: Record<(typeof realWords)[number], string>;
  /** One text a word. */
  progress: string[];
  /** One text a number of right answers. */
  count: string[];
  /** One text a number of answers, with `{low}` and `{high}` still to be filled in. */
  reading: string[];
};

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

export type DemoTexts = Record<(typeof plainTexts)[number] | "clock" | "isReal" | "isInvented", string> & {
  /** One text a word. */
  progress: string[];
  /** One text a number of right answers. */
  count: string[];
  /** One text a number of answers, with `{low}` and `{high}` still to be filled in. */
  reading: string[];
};

export type DemoTexts = Record<
  | "task"
  | "yes"
  | "no"
  | "noClock"
  | "clock"
  | "right"
  | "wrong"
  | "late"
  | "isReal"
  | "isInvented"
  | "next"
  | "last"
  | "again"
  | "more"
  | "before"
  | "narrowing"
  | "after"
  | "readingEmpty",
  string
> & {
  /** One text a word. */
  progress: string[];
  /** One text a number of right answers. */
  count: string[];
  /** One text a number of answers, with `{low}` and `{high}` still to be filled in. */
  reading: string[];
};

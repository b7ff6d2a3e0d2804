/** Texts without a number in them. */
export const plainWords = [
  "playAll",
  "stop",
  "play",
  "position",
  "slow",
  "previous",
  "next",
  "showText",
  "hideText",
  "hidden",
  "record",
  "stopRecording",
  "yours",
  "both",
  "kept",
  "denied",
  "unsupported",
  "failed",
] as const;

export type ListenWords = Record<(typeof plainWords)[number], string> & {
  /** "Sentence 1 of 7", one for each. */
  sentence: readonly string[];
};

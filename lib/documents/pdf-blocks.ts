/** Words of one look within a line. */
export type Span = { text: string; look?: "strong" | "soft" | "struck" | "right" };

/** What a document is made of, from top to bottom. */
export type Block =
  | { kind: "title" | "heading" | "subheading"; text: string }
  | { kind: "text" | "note"; spans: readonly Span[] }
  /** Two or three columns; the first is what a row is about. */
  | { kind: "row"; cells: readonly string[] }
  /** A score on the ruler from 10 to 160, with the range around it. */
  | { kind: "score"; score: number; low: number; high: number; isLarge?: boolean }
  | { kind: "rule" };

export const text = (words: string): Block => ({ kind: "text", spans: [{ text: words }] });
export const note = (words: string): Block => ({ kind: "note", spans: [{ text: words, look: "soft" }] });

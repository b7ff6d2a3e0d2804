import type { Plot, PlotSign } from "@/lib/core/plot";

/** Words of one look within a line. */
export type Span = { text: string; look?: "strong" | "soft" | "struck" | "right" };

export type PlotBlock = {
  kind: "plot";
  plot: Plot;
  /** What a reader of the file's structure hears in its place. */
  label: string;
  /** The scores at its lines, and words below its points. */
  tick: (score: number) => string;
  foot: (at: number) => string;
  legend: readonly { sign: PlotSign; text: string }[];
};

/** What a document is made of, from top to bottom. */
export type Block =
  | { kind: "title" | "heading" | "subheading" | "figure"; text: string }
  | { kind: "text" | "note"; spans: readonly Span[] }
  /** Two or three columns; the first is what a row is about. */
  | { kind: "row"; cells: readonly string[] }
  /** A score on the ruler from 10 to 160, with the range around it. */
  | { kind: "score"; score: number; low: number; high: number; isLarge?: boolean }
  | PlotBlock
  | { kind: "rule" };

export const text = (words: string): Block => ({ kind: "text", spans: [{ text: words }] });
export const note = (words: string): Block => ({ kind: "note", spans: [{ text: words, look: "soft" }] });

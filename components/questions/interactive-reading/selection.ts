import type { Span } from "@/lib/questions/interactive-reading/span";

export type Selection = {
  /** The word where the keyboard is. */
  cursor: number;
  /** The end that stays when the other one moves. */
  anchor: number | null;
  span: Span | null;
  /** One word was tapped; the next tap says where the highlight ends. */
  isOpen: boolean;
};

export const startSelection = (span: Span | null): Selection => ({
  cursor: span?.first ?? 0,
  anchor: null,
  span,
  isOpen: false,
});

const between = (one: number, other: number): Span => ({
  first: Math.min(one, other),
  last: Math.max(one, other),
});

export const clearSelection = ({ cursor }: Selection): Selection => ({
  cursor,
  anchor: null,
  span: null,
  isOpen: false,
});

/** Highlights from where it began, or from the cursor, to a word. */
export function extendTo({ cursor, anchor }: Selection, word: number): Selection {
  const from = anchor ?? cursor;
  return { cursor: word, anchor: from, span: between(from, word), isOpen: false };
}

/** Highlights all words from one to another. */
export const dragOver = (from: number, to: number): Selection => ({
  cursor: to,
  anchor: from,
  span: between(from, to),
  isOpen: false,
});

/** The first tap marks a word, the second all words up to another one, a third begins anew. */
export function tapWord(selection: Selection, word: number): Selection {
  if (selection.isOpen) return extendTo(selection, word);
  return { cursor: word, anchor: word, span: between(word, word), isOpen: true };
}

/** Goes to a word and leaves the highlight as it is. An open one still waits for its end. */
export const moveTo = (selection: Selection, word: number): Selection => ({
  ...selection,
  cursor: word,
  anchor: selection.isOpen ? selection.anchor : null,
});

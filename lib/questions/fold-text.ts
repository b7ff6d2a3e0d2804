/** Lowercase in the way English reads it, whatever keyboard typed it: full-width letters, Turkish dotted and dotless i. */
export function foldText(text: string): string {
  return text.normalize("NFKC").replace(/[İı]/g, "i").toLowerCase();
}

import { type Span, splitTokens } from "@/lib/questions/interactive-reading/span";

/** The words of a passage that a span of its text touches. Throws when no paragraph has the text. */
export function findSpan(paragraphs: readonly string[], text: string): Span {
  let words = 0;
  for (const paragraph of paragraphs) {
    const at = placeOf(paragraph, text);
    if (at !== -1) {
      const first = words + splitTokens(`${paragraph.slice(0, at)}x`).length - 1;
      return { first, last: first + splitTokens(text).length - 1 };
    }
    words += splitTokens(paragraph).length;
  }
  throw new Error(`The passage has no such words: ${text}`);
}

function placeOf(paragraph: string, text: string) {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return paragraph.search(new RegExp(`(?<!\\w)${escaped}(?!\\w)`));
}

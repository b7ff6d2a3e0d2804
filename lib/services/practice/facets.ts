import "server-only";

import type { Item } from "@/lib/bank/item";
import type { QuestionType } from "@/lib/questions/registry";

/** The kinds of item that a set of a type mixes; types of one kind have the empty facet. */
const facets: Record<QuestionType, readonly string[]> = {
  "read-and-select": ["real", "invented"],
  "fill-in-the-blanks": [""],
  "listen-and-type": [""],
};

export function facetsOf(type: QuestionType) {
  return facets[type];
}

export function facetOf(item: Item) {
  return item.type === "read-and-select" ? (item.key.isReal ? "real" : "invented") : "";
}

/** The recording an item's prompt plays. */
export function audioIdOf(item: Item) {
  return "audio" in item.prompt ? item.prompt.audio : null;
}

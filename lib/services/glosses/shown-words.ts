import "server-only";
import { z } from "zod";

import { Explanation } from "@/lib/questions/explanations";
import { wordsOf } from "@/lib/questions/words-of";
import type { PlacedItem } from "@/lib/services/answers/item-view";
import type { MediaVersions } from "@/lib/services/media/media-versions";

const Explanations = z.array(Explanation);

/** The words of a question: what we wrote, never what was typed, else an answer could ask for any word. */
export function wordsShown({ steps, explanation }: PlacedItem, versions: MediaVersions) {
  const lines = Explanations.parse(explanation).map(({ params }) => params);
  return wordsOf([steps.map(({ prompt, key }) => [prompt, key]), lines, spokenIn(versions)]);
}

/** What the recordings of a question say. */
export const spokenIn = (versions: MediaVersions) =>
  [...versions.values()].flatMap(({ source }) => ("text" in source ? [source.text] : []));

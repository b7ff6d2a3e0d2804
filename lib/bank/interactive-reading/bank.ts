import { defineBankType } from "@/lib/bank/define-bank-type";
import { buildSets } from "@/lib/bank/interactive-reading/build-sets";
import { ReadingSetFile } from "@/lib/bank/interactive-reading/sources";
import type { ItemOf } from "@/lib/bank/item";
import { contentWords } from "@/lib/bank/near-duplicate";

export const interactiveReading = defineBankType("interactive-reading", {
  build: ({ readFolder, lexicon, seed }) =>
    buildSets(readFolder("reading-sets", ReadingSetFile), lexicon, seed),
  face: (item) => ({ target: null, words: contentWords(passageOf(item)) }),
  audit: (item) => `${titleOf(item)}: ${passageOf(item)}`,
  isAuthored: true,
});

type ReadingItem = ItemOf<"interactive-reading">;

const passageOf = ({ steps }: ReadingItem) =>
  steps.flatMap((step) => (step.kind === "title" ? step.prompt.passage : [])).join(" ");

const titleOf = ({ steps }: ReadingItem) =>
  steps.flatMap((step) => (step.kind === "title" ? (step.prompt.choices[step.key.right] ?? []) : [])).join();

import { defineBankType } from "@/lib/bank/define-bank-type";
import { auditStep } from "@/lib/bank/interactive-reading/audit-set";
import { buildSets } from "@/lib/bank/interactive-reading/build-sets";
import { ReadingSetFile } from "@/lib/bank/interactive-reading/sources";
import type { ItemOf } from "@/lib/bank/item";
import { contentWords } from "@/lib/bank/near-duplicate";
import type { PortableItem } from "@/lib/bank/portable";

export const interactiveReading = defineBankType("interactive-reading", {
  build: ({ readFolder, lexicon, seed }) =>
    buildSets(readFolder("reading-sets", ReadingSetFile), lexicon, seed),
  face: (item) => ({ target: null, words: contentWords(passageOf(item)) }),
  portable: ({ steps }) => steps.flatMap(choosing),
  audit: titleOf,
  auditSteps: ({ steps }, words) => steps.flatMap((step) => auditStep(step, words)),
  isAuthored: true,
});

type ReadingItem = ItemOf<"interactive-reading">;

/** Where the missing sentence belongs. */
const MISSING = "[\u2026]";

/** The steps with one list of choices: the others have no such form elsewhere. */
function choosing(step: ReadingItem["steps"][number]): PortableItem[] {
  if (step.kind === "sentences" || step.kind === "highlight") return [];
  const { prompt, key } = step;
  const passage =
    "passage" in prompt ? prompt.passage : [prompt.opening, `${prompt.before} ${MISSING} ${prompt.after}`];
  return [
    {
      ask: `ask.${step.kind}`,
      paragraphs: passage.map((paragraph) => [paragraph]),
      choices: { texts: prompt.choices, right: key.right },
    },
  ];
}

const passageOf = ({ steps }: ReadingItem) =>
  steps.flatMap((step) => (step.kind === "title" ? step.prompt.passage : [])).join(" ");

function titleOf({ steps }: ReadingItem) {
  return steps
    .flatMap((step) => (step.kind === "title" ? (step.prompt.choices[step.key.right] ?? []) : []))
    .join();
}

import type { GapReason, ReadingSet, SentenceReason } from "@/lib/bank/interactive-reading/sources";
import { explain, type Explanation } from "@/lib/questions/explanations";

/** What stands around the empty place of a passage. */
export type Around = { before: string; next: string };

/** Why each wrong word fails; `phrase` is the right one among its neighbors. */
export const explainWord = (reason: GapReason, word: string, phrase: string): Explanation =>
  explain(`gap-fails-${reason}`, { word, phrase });

const sentenceLines: Record<SentenceReason, (around: Around) => Explanation> = {
  repeats: () => explain("sentence-fails-repeats", {}),
  "breaks-reference": ({ before }) => explain("sentence-fails-breaks-reference", { before }),
  "too-early": () => explain("sentence-fails-too-early", {}),
  contradicts: () => explain("sentence-fails-contradicts", {}),
  "wrong-link": ({ next }) => explain("sentence-fails-wrong-link", { next }),
  "off-point": () => explain("sentence-fails-off-point", {}),
};

export const explainSentence = (reason: SentenceReason, around: Around) => sentenceLines[reason](around);

type ReadingReason = ReadingSet["title"]["wrong"][number]["reason"];

export const explainReading = (reason: ReadingReason) => explain(`reading-fails-${reason}`, {});

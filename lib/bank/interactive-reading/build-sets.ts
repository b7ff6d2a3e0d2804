import { readingSetDifficulty } from "@/lib/bank/difficulty";
import type { Built } from "@/lib/bank/gate";
import { buildSteps } from "@/lib/bank/interactive-reading/build-steps";
import { judgeSets } from "@/lib/bank/interactive-reading/judge-sets";
import { choicesOf, partsOf } from "@/lib/bank/interactive-reading/passage";
import type { ReadingSet, ReadingSetFile } from "@/lib/bank/interactive-reading/sources";
import type { ItemOf, ItemParams } from "@/lib/bank/item";
import { itemFace, itemId } from "@/lib/bank/item-id";
import type { Lexicon } from "@/lib/bank/lexicon";
import { splitSentences } from "@/lib/bank/read-and-complete/damage";
import { explain } from "@/lib/questions/explanations";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const TYPE = "interactive-reading";
type SetFiles = readonly { file: string; content: ReadingSetFile }[];

export function buildSets(files: SetFiles, lexicon: Lexicon, seed: string): Built<ItemOf<typeof TYPE>> {
  const sets = files.flatMap(({ file, content: { level, sets: own } }) =>
    own.map((set) => ({ file, level, set })),
  );
  const judged = judgeSets(sets, lexicon);

  const accepted = judged.accepted.map(({ candidate: { file, level, set }, gates }): ItemOf<typeof TYPE> => {
    const steps = buildSteps(set, seed);
    const features = measure(set, lexicon);
    return {
      id: itemId(TYPE, itemFace(steps)),
      type: TYPE,
      version: set.version,
      steps,
      explanation: [explain("reading-idea", { idea: set.idea.right, proof: set.idea.proof })],
      features,
      cefr: level,
      params: priorParams(readingSetDifficulty({ ...features, level })),
      enemies: [],
      provenance: {
        source: `content/bank/${file}`,
        licence: "own work",
        generator: "reading-sets-1",
        seed,
      },
      gates,
    };
  });
  return { ...judged, accepted };
}

function measure(set: ReadingSet, lexicon: Lexicon) {
  const passage = partsOf(set).join(" ");
  const words = splitWords(passage);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    words: words.length,
    gaps: choicesOf(set).gap.length,
    meanZipf: round(mean(words.map(lexicon.zipf))),
    wordsASentence: round(words.length / splitSentences(passage).length),
  };
}

const priorParams = (b: number): ItemParams => ({ model: "2pl", a: 1.3, b, c: 0, se: 0.5 });

const round = (value: number) => Math.round(value * 1000) / 1000;

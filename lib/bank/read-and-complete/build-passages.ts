import { passageDifficulty } from "@/lib/bank/difficulty";
import type { Built } from "@/lib/bank/gate";
import { itemId } from "@/lib/bank/item-id";
import type { ItemOf, ItemParams } from "@/lib/bank/item";
import type { Lexicon } from "@/lib/bank/lexicon";
import { damage, isGap, splitSentences } from "@/lib/bank/read-and-complete/damage";
import { explainPassage } from "@/lib/bank/read-and-complete/explain-passage";
import { gapKeys } from "@/lib/bank/read-and-complete/gap-key";
import { judgePassages } from "@/lib/bank/read-and-complete/passage-gates";
import type { Passage } from "@/lib/bank/read-and-complete/sources";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";
import { oneStored } from "@/lib/questions/stored-step";

const TYPE = "read-and-complete";
type PassageItem = ItemOf<typeof TYPE>;
type PassageFiles = readonly { file: string; content: readonly Passage[] }[];

export function buildPassages(files: PassageFiles, lexicon: Lexicon, seed: string): Built<PassageItem> {
  const fileOf = new Map(files.flatMap(({ file, content }) => content.map((passage) => [passage, file])));
  const judged = judgePassages([...fileOf.keys()], lexicon);
  const keyOf = gapKeys(lexicon);

  const accepted = judged.accepted.map(({ passage, gates }): PassageItem => {
    const parts = damage(passage.text, passage.names);
    const gaps = parts.filter(isGap);
    const prompt = {
      title: passage.title,
      parts: parts.map((part) =>
        isGap(part) ? { shown: part.shown, missing: part.missing } : { whole: part },
      ),
    };
    const key = { gaps: gaps.map((gap) => keyOf(gap, passage.accept[gap.word.toLowerCase()] ?? [])) };
    const features = measure(passage, key.gaps, lexicon);
    return {
      id: itemId(TYPE, prompt),
      type: TYPE,
      version: passage.version,
      steps: oneStored(prompt, key),
      explanation: explainPassage(passage.title, parts, lexicon),
      features,
      cefr: passage.level,
      params: priorParams(passageDifficulty({ ...features, level: passage.level })),
      enemies: [],
      provenance: {
        source: `content/bank/${fileOf.get(passage) ?? "passages"}`,
        licence: "own work",
        generator: "passages-1",
        seed,
      },
      gates,
    };
  });
  return { ...judged, accepted };
}

function measure({ text }: Passage, gaps: readonly { word: string; rivals: string[] }[], lexicon: Lexicon) {
  const zipfs = gaps.map(({ word }) => lexicon.zipf(word.toLowerCase()));
  const words = splitWords(text).length;
  return {
    words,
    gaps: gaps.length,
    meanZipf: round(zipfs.reduce((sum, zipf) => sum + zipf, 0) / zipfs.length),
    rarestZipf: round(Math.min(...zipfs)),
    meanRivals: round(gaps.reduce((sum, { rivals }) => sum + rivals.length, 0) / gaps.length),
    wordsASentence: round(words / splitSentences(text).length),
  };
}

const priorParams = (b: number): ItemParams => ({ model: "2pl", a: 1.3, b, c: 0, se: 0.5 });

const round = (value: number) => Math.round(value * 1000) / 1000;

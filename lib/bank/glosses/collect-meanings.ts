import type { Item } from "@/lib/bank/item";
import { type CefrLevel, cefrLevels } from "@/lib/core/cefr";
import { bankTypes } from "@/lib/bank/registry";
import { PartOfSpeech } from "@/lib/questions/explanations";

/** A word as an item explains it, in English. */
export type Meaning = {
  word: string;
  partOfSpeech: PartOfSpeech;
  meaning: string;
  level: CefrLevel;
  /** A sentence of the bank with the word in this sense, in brackets. */
  example: string | null;
};

/** Every word that an item of the bank explains, the easiest item first: these want a gloss. */
export function collectMeanings(items: readonly Item[]): Meaning[] {
  return items
    .flatMap((item) => meaningOf(item) ?? [])
    .sort((a, b) => cefrLevels.indexOf(a.level) - cefrLevels.indexOf(b.level) || (a.word < b.word ? -1 : 1));
}

function meaningOf(item: Item): Meaning | null {
  const params = new Map(item.explanation.map((line) => [line.key, line.params]));
  const { word, gloss } = params.get("meaning") ?? {};
  const part = params.get("part-of-speech") ?? params.get("word-class");
  const partOfSpeech = PartOfSpeech.safeParse(part?.partOfSpeech);
  if (!word || !gloss || !partOfSpeech.success) return null;
  return {
    word,
    partOfSpeech: partOfSpeech.data,
    meaning: gloss,
    level: item.cefr,
    example: bankTypes[item.type].example(item),
  };
}

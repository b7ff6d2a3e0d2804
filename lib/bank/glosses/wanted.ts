import type { Meaning } from "@/lib/bank/glosses/collect-meanings";
import { type Headword, headwordKey, type SenseRow } from "@/lib/bank/glosses/gloss-file";
import type { CefrLevel } from "@/lib/core/cefr";
import type { PartOfSpeech } from "@/lib/questions/explanations";

/** A sense that an item of the bank explains, with what a translator needs to pick the right word. */
export type Wanted = Headword & { level: CefrLevel; meanings: string[]; example: string | null };

const lineKey = (word: string, partOfSpeech: PartOfSpeech, meaning: string) =>
  `${word}\t${partOfSpeech}\t${meaning}`;

/** The sense that an English meaning line tells of a word, in any form of the word that the bank has. */
export function senseFinder(rows: readonly SenseRow[]) {
  const byLine = new Map<string, Headword>(
    rows.flatMap(({ lemma, partOfSpeech, sense, forms, meaning }) =>
      forms.map((form) => [lineKey(form, partOfSpeech, meaning), { lemma, partOfSpeech, sense }] as const),
    ),
  );
  return (word: string, partOfSpeech: PartOfSpeech, meaning: string): Headword | null =>
    byLine.get(lineKey(word, partOfSpeech, meaning)) ?? null;
}

/** Every sense that wants a gloss, by level; `meanings` come with the easiest item first. */
export function listWanted(rows: readonly SenseRow[], meanings: readonly Meaning[]): Wanted[] {
  const find = senseFinder(rows);
  const wanted = new Map<string, Wanted>();
  for (const { word, partOfSpeech, meaning, level, example } of meanings) {
    const head = find(word, partOfSpeech, meaning);
    if (!head) continue;
    const key = headwordKey(head);
    const known = wanted.get(key) ?? { ...head, level, meanings: [], example };
    wanted.set(key, {
      ...known,
      meanings: [...new Set([...known.meanings, meaning])],
      example: known.example ?? example,
    });
  }
  return [...wanted.values()];
}

export const writeWanted = ({ level, meanings, example, ...head }: Wanted) =>
  `${headwordKey(head)}\t${level}\t${meanings.join(" | ")}\t${example ?? ""}\n`;

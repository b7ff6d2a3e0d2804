import { bankLevelOf } from "@/lib/core/bank-scale";

type Word = { word: string; b: number };

const kindOf = ({ word, b }: Word) => `${bankLevelOf(b)} ${word.length}`;

/** As many of the one as of the other at each level and length, the first ones of each; level and length then say nothing of the answer. */
export function pairWords<Real extends Word, Invented extends Word>(
  real: readonly Real[],
  invented: readonly Invented[],
): { real: Real[]; invented: Invented[] } {
  return { real: firstOf(real, invented), invented: firstOf(invented, real) };
}

function firstOf<One extends Word>(words: readonly One[], others: readonly Word[]): One[] {
  const left = new Map([...Map.groupBy(others, kindOf)].map(([kind, list]) => [kind, list.length]));
  return words.filter((word) => {
    const kind = kindOf(word);
    const count = left.get(kind) ?? 0;
    left.set(kind, count - 1);
    return count > 0;
  });
}

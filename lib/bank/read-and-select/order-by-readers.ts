import { levelAnchors } from "@/lib/bank/difficulty";
import { matchWords } from "@/lib/bank/read-and-select/match-words";
import type { WordLevels } from "@/lib/bank/word-levels";
import { bankLevelOf } from "@/lib/core/bank-scale";
import type { CefrLevel } from "@/lib/core/cefr";

type Word = { word: string; b: number };
type Read = Word & { hardness: number };

/** What readers say outweighs frequency in films: "confess" is frequent there and late in course books. */
const READERS = 0.75;
/**
 * Each level chooses at its border to the other, the one with the fewest words first, among a share of its words on each
 * side; the widths are as small as the limit of `guesser.ts` allows.
 */
const borders: readonly { level: CefrLevel; other: CefrLevel; share: number }[] = [
  { level: "C2", other: "C1", share: 0.2 },
  { level: "C1", other: "B2", share: 0.22 },
  { level: "A2", other: "B1", share: 0.1 },
  { level: "B2", other: "B1", share: 0.16 },
  { level: "B1", other: "A2", share: 0.1 },
];

/**
 * Real words with the difficulties of their length dealt out anew: by the levels at which readers say that learners know
 * them, and by frequency. Each level keeps as many words of each length as it had, and at the borders of levels those
 * are chosen that look like the level's invented words, so that length and letters go on saying nothing of the answer. A
 * word that nobody has read keeps its own difficulty.
 */
export function orderByReaders<One extends Word>(
  words: readonly One[],
  { levels, invented }: { levels: WordLevels; invented: ReadonlyMap<CefrLevel, readonly string[]> },
): One[] {
  const [read, unread] = [
    words.filter(({ word }) => levels.words[word] !== undefined),
    words.filter(({ word }) => levels.words[word] === undefined),
  ];
  const groups = [...Map.groupBy(read, ({ word }) => word.length).values()];
  const placed = new Map<string, Read[]>();
  const difficulties = new Map<string, number[]>();
  for (const group of groups) {
    const own = group.map(({ b }) => b).sort((one, other) => one - other);
    withHardness(group, levels).forEach((one, at) => {
      const b = own[at] ?? one.b;
      const key = keyOf(bankLevelOf(b), one.word.length);
      placed.set(key, [...(placed.get(key) ?? []), one]);
      difficulties.set(key, [...(difficulties.get(key) ?? []), b]);
    });
  }
  for (const border of borders)
    changeSides(border, { placed, unread, models: invented.get(border.level) ?? [] });
  const dealt = new Map(
    [...placed].flatMap(([key, level]) =>
      level
        .toSorted(byHardness)
        .map(({ word, b }, at): [string, number] => [word, difficulties.get(key)?.[at] ?? b]),
    ),
  );
  return words.map((one) => ({ ...one, b: dealt.get(one.word) ?? one.b }));
}

const keyOf = (level: CefrLevel, length: number) => `${level} ${length}`;
const byHardness = (one: Read, other: Read) =>
  one.hardness - other.hardness || (one.word < other.word ? -1 : 1);

/** Of the words on both sides of the border, those that look like the models come to the level. */
function changeSides(
  { level, other, share }: (typeof borders)[number],
  {
    placed,
    unread,
    models,
  }: { placed: Map<string, Read[]>; unread: readonly Word[]; models: readonly string[] },
) {
  const isAbove = levelAnchors[level] > levelAnchors[other];
  const chosen: Word[] = unread.filter(({ b }) => bankLevelOf(b) === level);
  const pool: Read[] = [];
  for (const [key, here] of placed) {
    const [at, length = ""] = key.split(" ");
    if (at !== level) continue;
    const there = placed.get(keyOf(other, Number(length))) ?? [];
    const count = Math.floor(Math.min(share * here.length, there.length / 2));
    const near = nearest(here, count, !isAbove);
    pool.push(...near, ...nearest(there, count, isAbove));
    chosen.push(...here.filter((one) => !near.includes(one)));
  }
  const taken = new Set<Read>();
  matchWords<Read>({
    ...{ models, pool, chosen },
    isFree: (one: Read) => !taken.has(one),
    take: (one: Read) => void taken.add(one),
  });
  for (const here of Map.groupBy(pool, ({ word }) => word.length).values()) {
    const [own, theirs] = [keyOf(level, lengthOf(here)), keyOf(other, lengthOf(here))];
    const rest = (key: string) => (placed.get(key) ?? []).filter((one) => !here.includes(one));
    const wanted = (placed.get(own)?.length ?? 0) - rest(own).length;
    // Where the models are fewer, as many as before come all the same.
    const come = here
      .toSorted((one, two) => Number(taken.has(two)) - Number(taken.has(one)))
      .slice(0, wanted);
    placed.set(own, [...rest(own), ...come]);
    placed.set(theirs, [...rest(theirs), ...here.filter((one) => !come.includes(one))]);
  }
}

const lengthOf = ([one]: readonly Word[]) => one?.word.length ?? 0;

/** The hardest or the easiest of a level. */
function nearest(words: readonly Read[], count: number, isHardest: boolean): Read[] {
  const sorted = words.toSorted(byHardness);
  return isHardest ? sorted.slice(sorted.length - count) : sorted.slice(0, count);
}

function withHardness(group: readonly Word[], levels: WordLevels): Read[] {
  const byFrequency = shares(group, ({ b }) => b);
  const byReaders = shares(group, ({ word }) => meanLevel(levels.words[word] ?? []));
  return group
    .map((one) => ({
      ...one,
      hardness: READERS * (byReaders.get(one) ?? 0) + (1 - READERS) * (byFrequency.get(one) ?? 0),
    }))
    .sort(byHardness);
}

function meanLevel(judged: readonly (keyof typeof levelAnchors)[]) {
  return judged.reduce((sum, level) => sum + levelAnchors[level], 0) / Math.max(1, judged.length);
}

/** Of each word the share of the group that is easier, words of one value in the middle of theirs: 0 to 1. */
function shares(group: readonly Word[], valueOf: (word: Word) => number): Map<Word, number> {
  const places = new Map<number, { from: number; to: number }>();
  group
    .map(valueOf)
    .sort((one, other) => one - other)
    .forEach((value, at) => places.set(value, { from: places.get(value)?.from ?? at, to: at }));
  return new Map(
    group.map((word) => {
      const { from, to } = places.get(valueOf(word)) ?? { from: 0, to: 0 };
      return [word, (from + to + 1) / 2 / group.length];
    }),
  );
}

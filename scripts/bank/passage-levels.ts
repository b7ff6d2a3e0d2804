import { readFileSync } from "node:fs";

import { weightedKappa } from "@/lib/bank/agreement";
import type { Passage } from "@/lib/bank/read-and-complete/sources";
import { seededRandom, shuffle } from "@/lib/bank/seeded-random";

const SAMPLE = 60;
const LEAST_KAPPA = 0.7;
const levels = ["A2", "B1", "B2", "C1", "C2"] as const;

type Options = { seed: string; key: boolean; answers: string | undefined };
type Say = (line: string) => void;

/** 60 passages for a reader who says their levels; their key; or how far such a reader agrees with the authors. */
export function readLevels(passages: readonly Passage[], { seed, key, answers }: Options, say: Say) {
  const sample = shuffle(passages, seededRandom(`levels/${seed}`)).slice(0, SAMPLE);
  if (answers !== undefined) return compare(sample, readFileSync(answers, "utf8"), say);
  sample.forEach(({ title, text, level, name }, index) => {
    if (key) say(`${index + 1} ${level} ${name}`);
    else say(`${index + 1}. ${title}\n${text}\n`);
  });
  return true;
}

/** Answers are lines of a number and a level; what is left out was not judged. */
function compare(sample: readonly Passage[], answers: string, say: Say) {
  const given = new Map<number, string>();
  for (const [, number, level] of answers.matchAll(/^(\d+)\W+(\w\d)\b/gm))
    if (number && level) given.set(Number(number), level);
  const pairs = sample.flatMap(({ level }, index) => {
    const own = levels.findIndex((each) => each === level);
    const other = levels.findIndex((each) => each === given.get(index + 1));
    return other < 0 ? [] : [[own, other] as const];
  });
  say(`author ${levels.map((level) => `| reader ${level} `).join("")}`);
  for (const [row, level] of levels.entries()) {
    const counts = levels.map((_, column) => pairs.filter(([a, b]) => a === row && b === column).length);
    say(`${level} | ${counts.join(" | ")}`);
  }
  const same = pairs.filter(([own, other]) => own === other).length;
  const near = pairs.filter(([own, other]) => Math.abs(own - other) <= 1).length;
  const [linear, quadratic] = (["linear", "quadratic"] as const).map((weights) =>
    weightedKappa(pairs, levels.length, weights),
  );
  say(`${pairs.length} judged, the same level ${same}, at most one level apart ${near}`);
  say(`weighted kappa: linear ${linear?.toFixed(2)}, quadratic ${quadratic?.toFixed(2)}`);
  return (linear ?? 0) >= LEAST_KAPPA;
}

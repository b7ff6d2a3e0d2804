import { z } from "zod";

import { findLearnerEdits } from "@/lib/assess/rules/find-learner-edits";

const Row = z.object({ src: z.string(), refs: z.array(z.string()) });
type Difference = { start: number; end: number; words: string };

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** How long the longest common part of the rests of both texts is, by where the rests begin. */
function commonLengths(from: readonly string[], to: readonly string[]) {
  const lengths = new Map<string, number>();
  const at = (one: number, other: number) => lengths.get(`${one} ${other}`) ?? 0;
  for (let one = from.length - 1; one >= 0; one -= 1)
    for (let other = to.length - 1; other >= 0; other -= 1) {
      const isSame = from[one] === to[other];
      const length = isSame ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
      lengths.set(`${one} ${other}`, length);
    }
  return at;
}

/** What stands differently, in places of the first text's words: the longest common part stays. */
export function differences(from: readonly string[], to: readonly string[]): Difference[] {
  const common = commonLengths(from, to);
  const found: Difference[] = [];
  let start: readonly [number, number] = [0, 0];
  let [one, other] = [0, 0];
  const close = () => {
    if (one > start[0] || other > start[1])
      found.push({ start: start[0], end: one, words: to.slice(start[1], other).join(" ") });
  };
  while (one < from.length || other < to.length) {
    if (one < from.length && from[one] === to[other]) {
      close();
      [one, other] = [one + 1, other + 1];
      start = [one, other];
    } else if (other >= to.length || (one < from.length && common(one + 1, other) >= common(one, other + 1)))
      one += 1;
    else other += 1;
  }
  close();
  return found;
}

const corrected = (text: string) =>
  findLearnerEdits(text).reduceRight(
    (all, { start, end, replacement }) => `${all.slice(0, start)} ${replacement} ${all.slice(end)}`,
    text,
  );
const same = (one: Difference, other: Difference) =>
  one.start === other.start && one.end === other.end && one.words === other.words;

/** Rows of a sentence and people's corrections of it: how many of the corrections of the nearest person were found. */
export function judgeAgainstReferences(jsonLines: string) {
  const total = { references: 0, found: 0, right: 0, sentences: 0 };
  for (const line of jsonLines.split("\n").filter(Boolean)) {
    const { src, refs } = Row.parse(JSON.parse(line));
    const from = wordsOf(src);
    const own = differences(from, wordsOf(corrected(src)));
    const judged = refs.map((reference) => {
      const wanted = differences(from, wordsOf(reference));
      return {
        wanted: wanted.length,
        right: own.filter((each) => wanted.some((other) => same(each, other))).length,
      };
    });
    const best = judged.toSorted((one, other) => other.right - one.right || one.wanted - other.wanted)[0];
    total.sentences += 1;
    total.references += best?.wanted ?? 0;
    total.found += own.length;
    total.right += best?.right ?? 0;
  }
  const share = (count: number, of: number) => (of === 0 ? null : Math.round((count / of) * 1000) / 1000);
  return {
    ...total,
    recall: share(total.right, total.references),
    precision: share(total.right, total.found),
  };
}

import { z } from "zod";

import { findLearnerEdits } from "@/lib/assess/rules/find-learner-edits";

const Row = z.object({ src: z.string(), refs: z.array(z.string()) });
type Difference = { start: number; end: number; words: string };

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** What stands differently, in places of the first text's words: the longest common part stays. */
export function differences(from: readonly string[], to: readonly string[]): Difference[] {
  const rest: number[][] = Array.from({ length: from.length + 1 }, () =>
    Array.from({ length: to.length + 1 }, () => 0),
  );
  const length = (one: number, other: number) => rest[one]?.[other] ?? 0;
  for (let one = from.length - 1; one >= 0; one -= 1)
    for (let other = to.length - 1; other >= 0; other -= 1) {
      const isSame = from[one] === to[other];
      const row = rest[one];
      if (row)
        row[other] = isSame
          ? length(one + 1, other + 1) + 1
          : Math.max(length(one + 1, other), length(one, other + 1));
    }
  const found: Difference[] = [];
  let [one, other, startOne, startOther] = [0, 0, 0, 0];
  const close = () => {
    if (one > startOne || other > startOther)
      found.push({ start: startOne, end: one, words: to.slice(startOther, other).join(" ") });
  };
  while (one < from.length || other < to.length) {
    if (one < from.length && other < to.length && from[one] === to[other]) {
      close();
      one += 1;
      other += 1;
      [startOne, startOther] = [one, other];
    } else if (other >= to.length || (one < from.length && length(one + 1, other) >= length(one, other + 1)))
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

import type { TaskPrompt } from "@/lib/bank/prompts/prompt-gates";
import { seededRandom, shuffle } from "@/lib/bank/seeded-random";
import { describeAsked } from "@/scripts/bank/audit-prompts";
import { drawSample } from "@/scripts/bank/report";

type Pair = { asked: readonly string[]; first: Answer; second: Answer };
type Answer = { score: number; text: string };

/**
 * Two sample answers to one prompt, for somebody who says which is better and sees no score: pairs of all scores, drawn by
 * the seed, in an order of their own. With `key`, the letter of the better one of each instead.
 */
export function auditPairs(
  prompts: readonly TaskPrompt[],
  { size, seed, key }: { size: number; seed: string; key: boolean },
  say: (line: string) => void,
) {
  const random = seededRandom(`${seed}-order`);
  const pairs = drawSample(prompts.flatMap(pairsOf), size, seed);
  pairs.forEach(({ asked, first, second }, at) => {
    const [a, b] = shuffle([first, second], random);
    if (a === undefined || b === undefined) return;
    if (key) return say(`${at + 1}\t${a.score > b.score ? "A" : "B"}`);
    say(`${at + 1}. ${asked.join("\n")}\nA: ${a.text.trim()}\nB: ${b.text.trim()}\n`);
  });
}

function pairsOf({ task, prompt }: TaskPrompt): Pair[] {
  const answers = prompt.samples ?? [];
  return answers.flatMap((first, at) =>
    answers.slice(at + 1).map((second) => ({ asked: describeAsked({ task, prompt }), first, second })),
  );
}

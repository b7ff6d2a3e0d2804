import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import type { Item } from "@/lib/bank/item";
import { cefrLevels } from "@/lib/core/cefr";
import { loadItems } from "@/lib/bank/load-items";
import { rankGuessers } from "@/lib/bank/read-and-select/guesser";
import { auditDifficulty, readLevelList } from "@/scripts/bank/audit-difficulty";
import { readLexicon } from "@/scripts/bank/read-lexicon";
import { describeItem, drawSample } from "@/scripts/bank/report";
import { questionTypes } from "@/lib/questions/types";

const usage = `npm run bank:audit -- --type=${questionTypes.join("|")} [--n=200] [--seed=1] [--reserve], or --difficulty [--list FILE]`;
const MOST_RIGHT = 0.58;
const SHOWN = 5;

const { values } = parseArgs({
  options: {
    type: { type: "string" },
    n: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    reserve: { type: "boolean", default: false },
    difficulty: { type: "boolean", default: false },
    list: { type: "string" },
  },
});
const bank = await loadItems(join(process.cwd(), "content", "bank", "items"));
if (values.difficulty)
  auditDifficulty(bank, readLexicon(), {
    list: values.list === undefined ? null : readLevelList(values.list, readFileSync(values.list, "utf8")),
    say: (line) => process.stdout.write(`${line}\n`),
  });
else auditSample();

function auditSample() {
  const type = questionTypes.find((one) => one === values.type);
  const size = Number(values.n);
  if (!type || !Number.isInteger(size) || size < 1) throw new Error(usage);
  const items = bank.filter((item) => item.type === type && (item.waits || !values.reserve));
  for (const item of drawSample(items, size, values.seed)) process.stdout.write(`${describeItem(item)}\n`);
  // The words of the reserve alone are too few for it.
  if (type === "read-and-select" && !values.reserve) reportGuessers(items);
}

/** What somebody would get right who looks at one feature of the word only, over all words and at every level. */
function reportGuessers(items: readonly Item[]) {
  const words = items.flatMap((item) =>
    item.type === "read-and-select"
      ? [{ word: item.steps[0].prompt.word, isReal: item.steps[0].key.isReal, cefr: item.cefr }]
      : [],
  );
  for (const level of [null, ...cefrLevels]) {
    const here = words.filter(({ cefr }) => level === null || cefr === level);
    const best = rankGuessers(here).slice(0, SHOWN);
    const lines = best.map(({ feature, right }) => `${feature} ${(100 * right).toFixed(1)} %`);
    process.stdout.write(`best guessers, ${level ?? "all"} (${here.length}): ${lines.join(", ")}\n`);
    // A dozen words at A1 can be told apart by anything.
    if (level !== "A1" && (best[0]?.right ?? 0) > MOST_RIGHT) process.exitCode = 1;
  }
}

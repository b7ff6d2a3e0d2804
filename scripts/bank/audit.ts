import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import type { Item } from "@/lib/bank/item";
import { readPrompts } from "@/lib/bank/prompts/read-prompts";
import { openTasks, photoTasks } from "@/lib/bank/prompts/sources";
import { loadItems, loadMedia } from "@/lib/bank/load-items";
import { auditDifficulty, readLevelList } from "@/scripts/bank/audit-difficulty";
import { describePrompt, describeSamples } from "@/scripts/bank/audit-prompts";
import { auditPairs } from "@/scripts/bank/audit-pairs";
import { auditWords } from "@/scripts/bank/audit-words";
import { guessesByLevel, isOver, sayGuesses } from "@/scripts/bank/corpus/guessers";
import { readLexicon } from "@/scripts/bank/read-lexicon";
import { describeItem, drawSample } from "@/scripts/bank/report";
import { questionTypes } from "@/lib/questions/types";

const tasks = [...openTasks, ...photoTasks];
const prompts = "prompts";
const samples = "sample-answers";
/** Two answers beside each other, without their scores: which is better? */
const pairs = "sample-pairs";
const names = [...questionTypes, ...tasks, prompts, samples, pairs];
const usage = `npm run bank:audit -- --type ${names.join("|")} [--n 200] [--seed 1] [--reserve] [--key], or --difficulty [--list FILE]
How to judge what it prints: docs/how-to/judge-the-bank.md`;
const SHOWN = 5;

const { values } = parseArgs({
  options: {
    type: { type: "string" },
    n: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    reserve: { type: "boolean", default: false },
    key: { type: "boolean", default: false },
    difficulty: { type: "boolean", default: false },
    list: { type: "string" },
  },
});
const folder = join(process.cwd(), "content", "bank");
const print = (line: string) => process.stdout.write(`${line}\n`);
const loadBank = () => loadItems(join(folder, "items"));

if (values.difficulty)
  auditDifficulty(await loadBank(), readLexicon(), {
    list: values.list === undefined ? null : readLevelList(values.list, readFileSync(values.list, "utf8")),
    say: print,
  });
else await auditSample();

async function auditSample() {
  const name = names.find((one) => one === values.type);
  const size = Number(values.n);
  if (!name || !Number.isInteger(size) || size < 1) throw new Error(usage);
  if (name === pairs) {
    const written = readPrompts(process.cwd()).prompts;
    return auditPairs(written, { size, seed: values.seed, key: values.key }, print);
  }
  print(`rubric: docs/how-to/judge-the-bank.md, "${name}"\n`);
  const type = questionTypes.find((one) => one === name);
  if (type === undefined) return auditOpen(name, size);

  const bank = await loadBank();
  const items = bank.filter((item) => item.type === type && (item.waits || !values.reserve));
  const words = auditWords(await loadMedia(join(folder, "media")));
  for (const item of drawSample(items, size, values.seed)) print(describeItem(item, words));
  // The words of the reserve alone are too few for it.
  if (!values.reserve) reportGuessers(items);
}

/** Of prompts all tasks without a picture are one sample, and so are the sample answers of all tasks. */
function auditOpen(name: string, size: number) {
  const written = readPrompts(process.cwd()).prompts;
  const isMeant = ({ task, prompt }: (typeof written)[number]) =>
    name === samples || task === name || (name === prompts && !("scene" in prompt));
  const meant = written.filter(isMeant);
  const sheets = name === samples ? meant.flatMap(describeSamples) : meant.map(describePrompt);
  for (const lines of drawSample(sheets, size, values.seed)) print(lines.join("\n"));
}

/** What somebody would get right who looks at one feature of the word only, over all words and at every level. */
function reportGuessers(items: readonly Item[]) {
  if (!items.some(({ type }) => type === "read-and-select")) return;
  for (const guesses of guessesByLevel(items)) {
    const { level, words, held, told } = guesses;
    print(
      `best guessers, ${level} (${words}): ${sayGuesses(held.slice(0, SHOWN))}; not held: ${sayGuesses(told)}`,
    );
    if (isOver(guesses)) process.exitCode = 1;
  }
}

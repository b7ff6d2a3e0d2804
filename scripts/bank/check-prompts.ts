import { promptFaults, type TaskPrompt } from "@/lib/bank/prompts/prompt-gates";
import { promptTexts } from "@/lib/bank/prompts/prompt-texts";
import { readPrompts } from "@/lib/bank/prompts/read-prompts";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";
import { readLexicon } from "@/scripts/bank/read-lexicon";

const { prompts, faults: ofPictures } = readPrompts(process.cwd());

const faults = [...ofPictures, ...promptFaults(prompts, readLexicon())];
for (const { task, name, gate, detail } of faults)
  process.stdout.write(`content/bank/prompts/${task}.yaml ${name}: ${gate}: ${detail}\n`);

const share = (of: (entry: TaskPrompt) => string, entries = prompts) =>
  [...Map.groupBy(entries, of)]
    .map(([key, { length }]) => `${key} ${length}`)
    .sort()
    .join(", ");
const often = (keys: string[], most: number) =>
  [...Map.groupBy(keys, (key) => key)]
    .filter(([, uses]) => uses.length > most)
    .map(([key, uses]) => `${key} (${uses.length})`)
    .join("; ");

const words = prompts.map(({ prompt }) => promptTexts(prompt).map(({ text }) => splitWords(text)));
const sampled = prompts.filter(({ prompt }) => prompt.samples);
const runs = words.map((texts) => [
  ...new Set(texts.flatMap((text) => text.slice(4).map((_, at) => text.slice(at, at + 5).join(" ")))),
]);
const theFormat = /^talk about /;
const openings = words.flatMap((texts) =>
  texts.slice(0, 1).map((text) => text.join(" ").replace(theFormat, "").split(" ").slice(0, 3).join(" ")),
);
process.stdout.write(
  [
    `prompts ${prompts.length}: ${share(({ task }) => task)}`,
    `with samples ${sampled.length}: ${share(({ task }) => task, sampled)}`,
    `levels: ${share(({ prompt }) => prompt.level)}`,
    `subjects: ${share(({ prompt }) => prompt.subject)}`,
    `openings too often: ${often(openings, Math.max(3, prompts.length / 100)) || "none"}`,
    `runs of five words in over 3 prompts: ${often(runs.flat(), 3) || "none"}`,
    `faults ${faults.length}`,
    "",
  ].join("\n"),
);
process.exitCode = faults.length === 0 ? 0 : 1;

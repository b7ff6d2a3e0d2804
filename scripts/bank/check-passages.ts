import { join } from "node:path";
import { parseArgs } from "node:util";

import type { Lexicon } from "@/lib/bank/lexicon";
import { damage, isGap } from "@/lib/bank/read-and-complete/damage";
import type { Passage } from "@/lib/bank/read-and-complete/sources";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";
import { printCorpus } from "@/scripts/bank/corpus/corpus";
import { checkPassages, readPassages } from "@/scripts/bank/corpus/passages";
import { readLevels } from "@/scripts/bank/passage-levels";
import { rivalsWriter } from "@/scripts/bank/passage-rivals";
import { readLexicon } from "@/scripts/bank/read-lexicon";

/** Damaged words below this Zipf value deserve a second look at the level. */
const usualZipf = { A2: 4.2, B1: 3.8, B2: 3.4, C1: 3, C2: 2.5 };

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: "boolean", default: false },
    rivals: { type: "boolean", default: false },
    levels: { type: "string" },
    key: { type: "boolean", default: false },
    answers: { type: "string" },
  },
});
const folder = join(process.cwd(), "content", "bank");
const [only = ""] = positionals;
const byFile = readPassages(folder);
const written = byFile.flatMap(({ content }) => content);
const say = (line: string) => process.stdout.write(`${line}\n`);

if (options.levels === undefined) check();
else if (!readLevels(written, { seed: options.levels, key: options.key, answers: options.answers }, say))
  process.exitCode = 1;

function check() {
  const lexicon = readLexicon();
  const shown = byFile.filter(({ file }) => file.includes(only)).flatMap(({ content }) => content);
  if (options.show) shown.forEach((passage) => showDamaged(passage, lexicon));
  if (options.rivals) shown.map(rivalsWriter(lexicon)).forEach(say);
  printCorpus(checkPassages(folder, lexicon));
}

function showDamaged(passage: Passage, lexicon: Lexicon) {
  const parts = damage(passage.text, passage.names);
  const gaps = parts.filter(isGap);
  const rare = gaps.filter(({ word }) => lexicon.zipf(word.toLowerCase()) < usualZipf[passage.level]);
  say(`\n[${passage.level} ${passage.kind}, ${passage.subject}] ${passage.title} (${passage.name})`);
  say(parts.map((part) => (isGap(part) ? part.shown + "_".repeat(part.missing) : part)).join(""));
  say(
    `${splitWords(passage.text).length} words, ${gaps.length} gaps: ${gaps.map(({ word }) => word).join(" ")}`,
  );
  if (rare.length > 0) say(`rare at the level: ${rare.map(({ word }) => word).join(" ")}`);
}

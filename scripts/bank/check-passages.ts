import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import type { Lexicon } from "@/lib/bank/lexicon";
import { damage, isGap } from "@/lib/bank/read-and-complete/damage";
import { judgePassages, unknownWords } from "@/lib/bank/read-and-complete/passage-gates";
import { type Passage, PassageFile } from "@/lib/bank/read-and-complete/sources";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";
import { readLevels } from "@/scripts/bank/passage-levels";
import { rivalsWriter } from "@/scripts/bank/passage-rivals";
import { readLexicon } from "@/scripts/bank/read-lexicon";
import { sourceReader } from "@/scripts/bank/read-sources";

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
const read = sourceReader(folder);
const [only = ""] = positionals;
const files = readdirSync(join(folder, "passages")).filter((name) => name.endsWith(".yaml"));
const byFile = files.sort().map((file) => ({ file, passages: read(`passages/${file}`, PassageFile) }));
const written = byFile.flatMap(({ passages }) => passages);
const say = (line: string) => process.stdout.write(`${line}\n`);

if (options.levels === undefined) check();
else if (!readLevels(written, { seed: options.levels, key: options.key, answers: options.answers }, say))
  process.exitCode = 1;

function check() {
  const lexicon = readLexicon();
  const shown = byFile.filter(({ file }) => file.includes(only)).flatMap(({ passages }) => passages);
  if (options.show) shown.forEach((passage) => showDamaged(passage, lexicon));
  if (options.rivals) shown.map(rivalsWriter(lexicon)).forEach(say);
  judge(lexicon);
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

function judge(lexicon: Lexicon) {
  const { accepted, rejected } = judgePassages(written, lexicon);
  for (const { candidate, gate } of rejected) {
    const passage = written.find(({ name }) => name === candidate);
    const unknown =
      gate === "known-words" && passage ? ` (${unknownWords(passage, lexicon).join(", ")})` : "";
    say(`${gate}: ${candidate}${unknown}`);
  }

  const texts = written.map(({ text }) => splitWords(text));
  const often = (keys: string[], most: number) =>
    [...Map.groupBy(keys, (key) => key)]
      .filter(([, uses]) => uses.length > most)
      .map(([key, uses]) => `${key} (${uses.length})`)
      .join("; ") || "none";
  const openings = texts.map((words) => words.slice(0, 3).join(" "));
  const runs = texts.flatMap((words) => [
    ...new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(" "))),
  ]);
  const share = (of: (passage: Passage) => string) =>
    [...Map.groupBy(written, of)]
      .map(([key, entries]) => `${key} ${entries.length}`)
      .sort()
      .join(", ");

  say(`\nwritten ${written.length}, accepted ${accepted.length}`);
  say(`levels: ${share(({ level }) => level)}`);
  say(`kinds: ${share(({ kind, level }) => `${level} ${kind}`)}`);
  say(`subjects: ${share(({ subject }) => subject)}`);
  say(`openings in over 1 %: ${often(openings, Math.max(2, written.length / 100))}`);
  say(`runs of five words in over 3 texts: ${often(runs, 3)}`);
}

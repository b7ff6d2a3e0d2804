import { readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { guessedShares } from "@/lib/bank/interactive-reading/guesses";
import { choicesOf, partsOf } from "@/lib/bank/interactive-reading/passage";
import { passageNearness } from "@/lib/bank/interactive-reading/judge-sets";
import { personalNames, setGates, unknownWords } from "@/lib/bank/interactive-reading/set-gates";
import { ReadingSetFile } from "@/lib/bank/interactive-reading/sources";
import { nearDuplicateFilter } from "@/lib/bank/near-duplicate";
import { seededRandom, shuffle } from "@/lib/bank/seeded-random";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";
import { readLexicon } from "@/scripts/bank/read-lexicon";
import { sourceReader } from "@/scripts/bank/read-sources";

const mostGuessed = {
  longest: 0.3,
  shortest: 0.3,
  "most like the others": 0.35,
  "least like the others": 0.35,
};
/** Shares say little of a few sets. */
const enoughSets = 40;

const { blind } = parseArgs({ options: { blind: { type: "string" } } }).values;
const folder = join(process.cwd(), "content", "bank");
const read = sourceReader(folder);
const sets = readdirSync(join(folder, "reading-sets"))
  .filter((name) => name.endsWith(".yaml"))
  .sort()
  .flatMap((file) => {
    const { level, sets } = read(`reading-sets/${file}`, ReadingSetFile);
    return sets.map((set) => ({ ...set, file, level }));
  });

if (blind === undefined) check();
else printBlind(blind);

function check() {
  const lexicon = readLexicon();
  const gates = setGates(lexicon);
  const { isNew, keep } = nearDuplicateFilter(passageNearness);
  const faults = sets.flatMap((set, at) => {
    const failed = gates.filter((gate) => !gate.passes(set)).map(({ name }) => name);
    const passage = partsOf(set).join(" ");
    if (!isNew(passage)) failed.push("near-duplicate");
    else keep(passage);
    if (sets.findIndex(({ name }) => name === set.name) < at) failed.push("name-twice");
    const details = [
      ...unknownWords(set, lexicon),
      ...personalNames(set),
      `${splitWords(passage).length} words`,
    ];
    return failed.length > 0 ? [`${set.file} ${set.name}: ${failed.join(", ")} (${details.join(", ")})`] : [];
  });
  faults.push(...faultsOfAll());
  const lines = [...faults, ...counts(), `${sets.length} sets, ${faults.length} faults`, ""];
  process.stdout.write(lines.join("\n"));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

function faultsOfAll() {
  const texts = sets.map((set) => splitWords(partsOf(set).join(" ")));
  const openings = often(
    texts.map((words) => words.slice(0, 3).join(" ")),
    Math.max(1, sets.length / 100),
  );
  const runs = often(
    texts.flatMap((words) => [...new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(" ")))]),
    3,
  );
  const subjects = often(
    sets.map(({ subject }) => subject),
    Math.max(2, sets.length * 0.04),
  );
  const guessed = Object.entries(shares()).flatMap(([step, ways]) =>
    Object.entries(mostGuessed)
      .filter(([way, most]) => sets.length >= enoughSets && (ways[way] ?? 0) > most)
      .map(([way]) => `${step}, ${way}`),
  );
  const named = {
    "opening too often": openings,
    "five words in over 3 texts": runs,
    "subject too often": subjects,
  };
  return [
    ...Object.entries(named).flatMap(([fault, found]) => found.map((one) => `${fault}: ${one}`)),
    ...guessed.map((one) => `the right choice is guessed: ${one}`),
  ];
}

function often(keys: string[], most: number) {
  return [...Map.groupBy(keys, (key) => key)].filter(([, uses]) => uses.length > most).map(([key]) => key);
}

function shares() {
  const all = sets.map(choicesOf);
  const steps = ["gap", "sentence", "idea", "title"] as const;
  return Object.fromEntries(steps.map((step) => [step, guessedShares(all.flatMap((set) => set[step]))]));
}

function counts() {
  const count = (of: (set: (typeof sets)[number]) => string) =>
    [...Map.groupBy(sets, of)].map(([key, { length }]) => `${key} ${length}`).join(", ");
  const percent = (ways: Record<string, number>) =>
    Object.entries(ways).map(([way, share]) => `${way} ${Math.round(share * 100)} %`);
  return [
    `levels: ${count(({ level }) => level)}`,
    `kinds: ${count(({ kind }) => kind)}`,
    `subjects: ${count(({ subject }) => subject)}`,
    ...Object.entries(shares()).map(([step, ways]) => `right ${step}: ${percent(ways).join(", ")}`),
  ];
}

/** The choices without the passages and their names, to be answered by a reader; the key goes to a file aside. */
function printBlind(seed: string) {
  const key: Record<string, string> = {};
  const lines = sets.flatMap((set, at) => {
    const { sentence, idea, title } = choicesOf(set);
    return Object.entries({ sentence, idea, title }).flatMap(([step, [choices = []]]) => {
      const name = `${at + 1} ${step}`;
      const order = shuffle(choices, seededRandom(`${seed} ${set.name} ${step}`));
      key[name] = "ABCD".charAt(order.indexOf(choices[0] ?? ""));
      return [name, ...order.map((choice, place) => `  ${"ABCD".charAt(place)} ${choice}`), ""];
    });
  });
  const path = join(tmpdir(), `reading-sets-key-${seed}.json`);
  writeFileSync(path, JSON.stringify(key, null, 2));
  process.stdout.write(`${lines.join("\n")}\nkey: ${path}\n`);
}

import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { choicesOf } from "@/lib/bank/interactive-reading/passage";
import { seededRandom, shuffle } from "@/lib/bank/seeded-random";
import { printCorpus } from "@/scripts/bank/corpus/corpus";
import { checkReadingSets, readReadingSets } from "@/scripts/bank/corpus/reading-sets";
import { readLexicon } from "@/scripts/bank/read-lexicon";

const { blind } = parseArgs({ options: { blind: { type: "string" } } }).values;
const folder = join(process.cwd(), "content", "bank");

if (blind === undefined) printCorpus(checkReadingSets(folder, readLexicon()));
else printBlind(blind);

/** The choices without the passages and their names, to be answered by a reader; the key goes to a file aside. */
function printBlind(seed: string) {
  const key: Record<string, string> = {};
  const lines = readReadingSets(folder).flatMap((set, at) => {
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

import { join } from "node:path";
import { z } from "zod";

import { buildGaps } from "@/lib/bank/fill-in-the-blanks/build-gaps";
import { GapSentence } from "@/lib/bank/fill-in-the-blanks/sources";
import { readSentences } from "@/lib/bank/sentence-file";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";
import { readLexicon } from "@/scripts/bank/read-lexicon";
import { folderReader, seed, sourceReader } from "@/scripts/bank/read-sources";

const folder = join(process.cwd(), "content", "bank");
const file = "fill-in-the-blanks.yaml";
const read = sourceReader(folder);
const older = read(file, z.array(GapSentence)).map((entry) => ({ ...entry, source: file }));
const written = readSentences(folderReader(folder));

const { accepted, rejected } = buildGaps([...older, ...written], readLexicon(), seed);
for (const { candidate, gate } of rejected) process.stdout.write(`${gate}: ${candidate}\n`);

const texts = written.map(({ text }) => splitWords(text.replaceAll(/[[\]]/g, "")));
const often = (keys: string[], most: number) =>
  [...Map.groupBy(keys, (key) => key)]
    .filter(([, uses]) => uses.length > most)
    .map(([key, uses]) => `${key} (${uses.length})`);
const openings = often(
  texts.map((words) => words.slice(0, 3).join(" ")),
  Math.max(8, written.length / 100),
);
const runs = often(
  texts.flatMap((words) => [...new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(" ")))]),
  3,
);
const share = (of: (entry: (typeof written)[number]) => string) =>
  [...Map.groupBy(written, of)]
    .map(([key, entries]) => `${key} ${entries.length}`)
    .sort()
    .join(", ");
process.stdout.write(
  [
    `written ${written.length}, accepted ${accepted.length} of ${older.length + written.length}`,
    `levels: ${share(({ level }) => level)}`,
    `subjects: ${share(({ subject }) => subject)}`,
    `parts of speech: ${share(({ partOfSpeech }) => partOfSpeech)}`,
    `openings too often: ${openings.join("; ") || "none"}`,
    `runs of five words in over 3 texts: ${runs.join("; ") || "none"}`,
    "",
  ].join("\n"),
);

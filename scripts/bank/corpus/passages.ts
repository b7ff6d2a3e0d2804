import { openingOf, tooOften } from "@/lib/bank/corpus";
import type { Lexicon } from "@/lib/bank/lexicon";
import { judgePassages, unknownWords } from "@/lib/bank/read-and-complete/passage-gates";
import { PassageFile } from "@/lib/bank/read-and-complete/sources";
import { type Corpus, shareOf, subjectFaults } from "@/scripts/bank/corpus/corpus";
import { folderReader } from "@/scripts/bank/read-sources";

export const readPassages = (folder: string) => folderReader(folder)("passages", PassageFile);

export function checkPassages(folder: string, lexicon: Lexicon): Corpus {
  const written = readPassages(folder).flatMap(({ content }) => content);
  const { accepted, rejected } = judgePassages(written, lexicon);
  const stopped = rejected.map(({ candidate, gate }) => {
    const passage = written.find(({ name }) => name === candidate);
    const unknown =
      gate === "known-words" && passage ? ` (${unknownWords(passage, lexicon).join(", ")})` : "";
    return `${gate}: ${candidate}${unknown}`;
  });
  const openings = tooOften(
    written.map(({ text }) => openingOf(text)),
    written.length / 100,
  );
  return {
    name: "passages",
    faults: [
      ...stopped,
      ...openings.map(({ key, uses }) => `opening too often: ${key} (${uses})`),
      ...subjectFaults(written),
    ],
    figures: [
      `written ${written.length}, accepted ${accepted.length}`,
      `levels: ${shareOf(written, ({ level }) => level)}`,
      `kinds: ${shareOf(written, ({ kind, level }) => `${level} ${kind}`)}`,
      `subjects: ${shareOf(written, ({ subject }) => subject)}`,
    ],
  };
}

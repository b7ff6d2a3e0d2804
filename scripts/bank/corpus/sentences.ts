import { z } from "zod";

import { openingOf, tooOften } from "@/lib/bank/corpus";
import { DictationFile, DictationSentence } from "@/lib/bank/listen-and-type/sources";
import { buildGaps } from "@/lib/bank/fill-in-the-blanks/build-gaps";
import { GapSentence } from "@/lib/bank/fill-in-the-blanks/sources";
import type { Lexicon } from "@/lib/bank/lexicon";
import { readSentences } from "@/lib/bank/sentence-file";
import { type Corpus, shareOf, subjectFaults } from "@/scripts/bank/corpus/corpus";
import { folderReader, seed, sourceReader } from "@/scripts/bank/read-sources";

const gapFile = "fill-in-the-blanks.yaml";
const dictationFile = "listen-and-type.yaml";
const withoutBrackets = (text: string) => text.replaceAll(/[[\]]/g, "");

/** Every authored sentence, as a reader sees it. */
export function sentenceTexts(folder: string): string[] {
  const read = sourceReader(folder);
  const gaps = read(gapFile, z.array(GapSentence));
  const dictations = read(dictationFile, z.array(DictationSentence));
  const readFolder = folderReader(folder);
  const later = readFolder("dictations", DictationFile).flatMap(({ content }) => content);
  const texts = [...gaps, ...dictations, ...later, ...readSentences(readFolder)].map(({ text }) => text);
  return [...new Set(texts.map(withoutBrackets))];
}

/** No opening of three words in over 1 % of the sentences. */
export function checkSentences(folder: string): Corpus {
  const texts = sentenceTexts(folder);
  const openings = tooOften(texts.map(openingOf), texts.length / 100);
  return {
    name: "sentences",
    faults: [
      ...openings.map(({ key, uses }) => `opening too often: ${key} (${uses})`),
      ...subjectFaults(readSentences(folderReader(folder))),
    ],
    figures: [`sentences ${texts.length}`],
  };
}

/** What Fill in the Blanks takes of them, and what it stops: other types may take it. */
export function sentenceFigures(folder: string, lexicon: Lexicon): string[] {
  const older = sourceReader(folder)(gapFile, z.array(GapSentence)).map((entry) => ({
    ...entry,
    source: gapFile,
  }));
  const written = readSentences(folderReader(folder));
  const { accepted, rejected } = buildGaps([...older, ...written], lexicon, seed);
  return [
    ...rejected.map(({ candidate, gate }) => `${gate}: ${candidate}`),
    `written ${written.length}, accepted ${accepted.length} of ${older.length + written.length}`,
    `levels: ${shareOf(written, ({ level }) => level)}`,
    `subjects: ${shareOf(written, ({ subject }) => subject)}`,
    `parts of speech: ${shareOf(written, ({ partOfSpeech }) => partOfSpeech)}`,
  ];
}

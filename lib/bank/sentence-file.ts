import { z } from "zod";

import { authored } from "@/lib/bank/authored";
import type { ReadFolder } from "@/lib/bank/define-bank-type";
import { PartOfSpeech } from "@/lib/questions/explanations";

const { level, ...own } = authored;

/** A sentence that serves Fill in the Blanks, Listen and Type or Read Aloud; the word to complete stands in brackets. */
export const BankSentence = z.strictObject({
  ...own,
  partOfSpeech: PartOfSpeech,
  /** A phrase of the sentence, outside the brackets, that gives the word away. */
  clue: z.string().min(1),
  /** The word in this sense, in plain English: what those who write glosses in other languages go by. */
  gloss: z.string().min(1).max(120),
  /** Other words that fit the sentence, the letters shown and the boxes. */
  alternatives: z.array(z.string().regex(/^[a-z]+$/)).default([]),
});

/** A sentence by itself. */
export const LevelledSentence = BankSentence.extend({ level });

/** A file of `content/bank/sentences`: sentences of one level. */
export const SentenceFile = z.strictObject({ level, sentences: z.array(BankSentence) });

/** Every sentence of a folder of such files, with its level and its file. */
export const readSentences = (readFolder: ReadFolder, folder = "sentences") =>
  readFolder(folder, SentenceFile).flatMap(({ file, content: { level, sentences } }) =>
    sentences.map((sentence) => ({ ...sentence, level, source: `content/bank/${file}` })),
  );

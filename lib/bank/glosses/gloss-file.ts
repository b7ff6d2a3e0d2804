import { z } from "zod";

import { PartOfSpeech } from "@/lib/questions/explanations";

const Lemma = z.string().regex(/^[a-z]+$/, "a lowercase English word");
const SenseNumber = z
  .string()
  .regex(/^[1-9]\d?$/, "a number from 1")
  .transform(Number);
const Text = z.string().regex(/^\S(?:.*\S)?$/, "no space at its ends");

const Forms = z
  .string()
  .regex(/^[a-z]+(?: [a-z]+)*$/, "forms")
  .transform((forms) => forms.split(" "));

/** A word in one of its senses: what a gloss is written for. */
export type Headword = { lemma: string; partOfSpeech: PartOfSpeech; sense: number };

/** `glosses/en/<letter>.tsv`: an English meaning line of the bank, the sense it tells, and the forms it is given for. */
export const SenseRow = z
  .tuple([Lemma, PartOfSpeech, SenseNumber, Forms, Text])
  .transform(([lemma, partOfSpeech, sense, forms, meaning]) => ({
    ...{ lemma, partOfSpeech, sense, forms, meaning },
  }));
export type SenseRow = z.infer<typeof SenseRow>;

/** `glosses/<locale>/<letter>.tsv`: the gloss of a sense in a learner's language. */
export const GlossRow = z
  .tuple([Lemma, PartOfSpeech, SenseNumber, Text])
  .transform(([lemma, partOfSpeech, sense, gloss]) => ({ lemma, partOfSpeech, sense, gloss }));
export type GlossRow = z.infer<typeof GlossRow>;

/** `glosses/<locale>/false-friends.tsv`: what the word looks like in that language and does not mean. */
export const FalseFriendRow = z
  .tuple([Lemma, PartOfSpeech, Text])
  .transform(([lemma, partOfSpeech, wrong]) => ({ lemma, partOfSpeech, wrong }));
export type FalseFriendRow = z.infer<typeof FalseFriendRow>;

/** `glosses/<locale>/synonyms.tsv`: two English words that this language has one word for. */
export const SynonymRow = z
  .tuple([Lemma, Lemma, PartOfSpeech])
  .transform(([lemma, other, partOfSpeech]) => ({ lemma, other, partOfSpeech }));
export type SynonymRow = z.infer<typeof SynonymRow>;

/** `content/bank/dictionary/<letter>.tsv`: a word of the bank's texts; `uses` ranks the classes of one form. */
export const DictionaryRow = z
  .tuple([Lemma, PartOfSpeech, z.string().regex(/^\d+$/).transform(Number), Forms, Text])
  .transform(([lemma, partOfSpeech, uses, forms, meaning]) => ({
    lemma,
    partOfSpeech,
    uses,
    forms,
    meaning,
  }));
export type DictionaryRow = z.infer<typeof DictionaryRow>;

export const headwordKey = ({ lemma, partOfSpeech, sense }: Headword) =>
  `${lemma}\t${partOfSpeech}\t${sense}`;

/** By lemma, class and sense, whatever the machine's language. */
export function compareHeadwords(a: Headword, b: Headword): number {
  const [left, right] = [`${a.lemma}\t${a.partOfSpeech}`, `${b.lemma}\t${b.partOfSpeech}`];
  if (left !== right) return left < right ? -1 : 1;
  return a.sense - b.sense;
}

export const writeGloss = (row: GlossRow) => `${headwordKey(row)}\t${row.gloss}\n`;

export const writeSense = ({ forms, meaning, ...head }: SenseRow) =>
  `${headwordKey(head)}\t${forms.join(" ")}\t${meaning}\n`;

export const writeEntry = ({ lemma, partOfSpeech, uses, forms, meaning }: DictionaryRow) =>
  `${lemma}\t${partOfSpeech}\t${uses}\t${forms.join(" ")}\t${meaning}\n`;

/** What each file of a folder holds: one a first letter, so that a change touches one. The rows come in order. */
export function toShards<Row extends { lemma: string }>(rows: readonly Row[], write: (row: Row) => string) {
  const byLetter = Map.groupBy(rows, ({ lemma }) => `${lemma.charAt(0)}.tsv`);
  return new Map([...byLetter].map(([name, own]) => [name, own.map(write).join("")]));
}

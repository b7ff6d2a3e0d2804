import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { z } from "zod";

import { type CefrLevel, cefrLevels } from "@/lib/core/cefr";

const Essay = z.object({ prompt: z.string(), text: z.string(), overall: z.number() });
const isLevel = (label: string): label is CefrLevel => cefrLevels.some((level) => level === label);
/** A rater who gave no level is left out. */
const Raters = z.array(z.string()).transform((labels) => labels.filter(isLevel));
const Answer = z.object({
  prompt: z.string(),
  text: z.string(),
  raters: Raters.refine((levels) => levels.length > 0),
});
const Sentence = z.object({ src: z.string(), refs: z.array(z.string()).min(1) });
export type Essay = z.infer<typeof Essay>;
export type Answer = z.infer<typeof Answer>;
export type CorrectedSentence = z.infer<typeof Sentence>;

/** A file of one of the formats: texts scored on a scale, texts with levels, or sentences that people corrected. */
export type EvalSet = { file: string } & (
  | { format: "essays"; rows: Essay[] }
  | { format: "answers"; rows: Answer[] }
  | { format: "sentences"; rows: CorrectedSentence[] }
);

function readSet(file: string, source: string): EvalSet {
  const rows: unknown[] = source
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));
  const essays = z.array(Essay).safeParse(rows);
  if (essays.success) return { file, format: "essays", rows: essays.data };
  const answers = z.array(Answer).safeParse(rows);
  if (answers.success) return { file, format: "answers", rows: answers.data };
  const sentences = z.array(Sentence).safeParse(rows);
  if (sentences.success) return { file, format: "sentences", rows: sentences.data };
  throw new Error(
    `${file} has none of the formats: {prompt, text, overall}, {prompt, text, raters}, {src, refs}.`,
  );
}

export async function readSets(folder: string): Promise<EvalSet[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".jsonl")).toSorted();
  if (files.length === 0) throw new Error(`There is no .jsonl file in ${folder}.`);
  return Promise.all(
    files.map(async (file) => readSet(file, await readFile(path.join(folder, file), "utf8"))),
  );
}

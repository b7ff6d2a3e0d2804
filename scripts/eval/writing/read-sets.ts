import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

import { z } from "zod";

import { type CefrLevel, cefrLevels } from "@/lib/core/cefr";

const Essay = z.object({ prompt: z.string(), text: z.string(), overall: z.number() });
const isLevel = (label: string | null): label is CefrLevel => cefrLevels.some((level) => level === label);
/** A rater who gave no level is left out. */
const Raters = z.array(z.string().nullable()).transform((labels) => labels.filter(isLevel));
const Answer = z.object({
  prompt: z.string(),
  text: z.string(),
  raters: Raters.refine((levels) => levels.length > 0, "no level of A1 to C2"),
});
const Sentence = z.object({ src: z.string(), refs: z.array(z.string()).min(1) });
export type Essay = z.infer<typeof Essay>;
export type Answer = z.infer<typeof Answer>;
export type CorrectedSentence = z.infer<typeof Sentence>;

/** What was named holds nothing that can be measured. */
export class UnreadableSets extends Error {}

type SkippedLine = { file: string; line: number; why: string };
/** A file of one of the formats: texts scored on a scale, texts with levels, or sentences that people corrected. */
export type EvalSet = { file: string; skipped: SkippedLine[] } & (
  | { format: "essays"; rows: Essay[] }
  | { format: "answers"; rows: Answer[] }
  | { format: "sentences"; rows: CorrectedSentence[] }
  | { format: "none"; rows: [] }
);

const formats = "{prompt, text, overall}, {prompt, text, raters} or {src, refs}";
type Row = { line: number; value: unknown };

function parseLines(file: string, source: string) {
  const rows: Row[] = [];
  const skipped: SkippedLine[] = [];
  for (const [at, text] of source
    .replaceAll("\uFEFF", "")
    .split(/\r\n|\n|\r/)
    .entries()) {
    if (text.trim() === "") continue;
    try {
      rows.push({ line: at + 1, value: JSON.parse(text) });
    } catch (fault) {
      if (!(fault instanceof SyntaxError)) throw fault;
      skipped.push({ file, line: at + 1, why: "no JSON" });
    }
  }
  return { rows, skipped };
}

function soundOf<Data>(schema: z.ZodType<Data>, rows: readonly Row[]) {
  const sound: Data[] = [];
  const odd: { line: number; why: string }[] = [];
  for (const { line, value } of rows) {
    const read = schema.safeParse(value);
    if (read.success) sound.push(read.data);
    else {
      const [issue] = read.error.issues;
      odd.push({
        line,
        why: `${issue?.path.join(".") || "the row"}: ${issue?.message ?? "not as it should be"}`,
      });
    }
  }
  return { sound, odd };
}

/** What most of a file's rows are is its format; the rows that are not so are named, and skipped. */
export function readSet(file: string, source: string): EvalSet {
  const { rows, skipped } = parseLines(file, source);
  const essays = soundOf(Essay, rows);
  const answers = soundOf(Answer, rows);
  const sentences = soundOf(Sentence, rows);
  const most = Math.max(essays.sound.length, answers.sound.length, sentences.sound.length);
  const without = (odd: { line: number; why: string }[]) =>
    [...skipped, ...odd.map((each) => ({ file, ...each }))].toSorted((one, other) => one.line - other.line);
  if (most === 0) {
    const odd = rows.map(({ line }) => ({ line, why: `none of ${formats}` }));
    return { file, format: "none", rows: [], skipped: without(odd) };
  }
  if (essays.sound.length === most)
    return { file, format: "essays", rows: essays.sound, skipped: without(essays.odd) };
  if (answers.sound.length === most)
    return { file, format: "answers", rows: answers.sound, skipped: without(answers.odd) };
  return { file, format: "sentences", rows: sentences.sound, skipped: without(sentences.odd) };
}

async function filesOf(place: string): Promise<string[]> {
  const found = await stat(place).catch(() => null);
  if (!found) throw new UnreadableSets(`There is nothing at ${place}.`);
  if (!found.isDirectory()) return [place];
  const files = (await readdir(place)).filter((name) => name.endsWith(".jsonl")).toSorted();
  if (files.length === 0) throw new UnreadableSets(`There is no .jsonl file in ${place}.`);
  return files.map((name) => path.join(place, name));
}

/** The sets of a folder, or the one of a file; ends with an error where nothing of it can be read. */
export async function readSets(place: string): Promise<EvalSet[]> {
  const files = await filesOf(place);
  const sets = await Promise.all(
    files.map(async (file) => readSet(path.basename(file), await readFile(file, "utf8"))),
  );
  if (sets.every(({ rows }) => rows.length === 0)) {
    const named = sets.flatMap(({ skipped }) => skipped).slice(0, 5);
    const empty = sets.filter(({ skipped }) => skipped.length === 0).map(({ file }) => `${file}: empty`);
    const lines = [...empty, ...named.map(({ file, line, why }) => `${file}:${line}: ${why}`)];
    throw new UnreadableSets([`Nothing in ${place} can be read: rows are ${formats}.`, ...lines].join("\n"));
  }
  return sets;
}

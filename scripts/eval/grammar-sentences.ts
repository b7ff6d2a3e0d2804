import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { parse } from "yaml";
import { z } from "zod";

export const grammarFolder = path.resolve(import.meta.dirname, "../../tests/data/grammar");
export const parts = ["dev", "held-out", "held-out-2", "held-out-3"] as const;
export type Part = (typeof parts)[number];

/** A marked place of a sentence: what stands there becomes one of `rights`. */
export type Mark = { start: number; end: number; rights: readonly string[]; kind: string };
export type LearnerSentence = { text: string; marks: readonly Mark[]; from: readonly string[] };

const Sentences = z.array(z.object({ text: z.string(), from: z.array(z.string()) }));
const Correct = z.array(z.string());
const marked = /\[(?<wrong>[^\]]*)\]\{(?<rights>[^}|]*)(?:\|(?<kind>[a-z-]+))?\}/g;

/** "two [brother]{brothers;of them|number}": the text as the learner wrote it, and its marks. */
export function readMarked(source: string, kind: string): Pick<LearnerSentence, "text" | "marks"> {
  let text = "";
  let from = 0;
  const marks: Mark[] = [];
  for (const match of source.matchAll(marked)) {
    text += source.slice(from, match.index);
    const wrong = match.groups?.wrong ?? "";
    const rights = (match.groups?.rights ?? "").split(";");
    marks.push({
      start: text.length,
      end: text.length + wrong.length,
      rights,
      kind: match.groups?.kind ?? kind,
    });
    text += wrong;
    from = match.index + match[0].length;
    // What is put in between two spaces leaves one of them.
    if (wrong === "" && /(?:^|\s)$/.test(text) && source.charAt(from) === " ") from += 1;
  }
  return { text: text + source.slice(from), marks };
}

export async function readSentences(part: Part) {
  const folder = path.join(grammarFolder, part);
  const sentences: LearnerSentence[] = [];
  let correct: string[] = [];
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".yaml")).toSorted()) {
    const content: unknown = parse(await readFile(path.join(folder, file), "utf8"));
    const kind = file.replace(/\.yaml$/, "");
    if (kind === "correct") correct = Correct.parse(content);
    else
      for (const { text, from } of Sentences.parse(content))
        sentences.push({ ...readMarked(text, kind), from });
  }
  return { sentences, correct };
}

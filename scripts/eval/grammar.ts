import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";

import { findLearnerEdits, type FoundEdit } from "@/lib/assess/rules/find-learner-edits";
import { parts, readSentences, type LearnerSentence, type Mark } from "@/scripts/eval/grammar-sentences";
import { judgeAgainstReferences } from "@/scripts/eval/references";

const usage = "npm run eval:grammar -- [--part=dev|held-out|held-out-2|held-out-3] [--jfleg=FILE] [--misses]";
const { values } = parseArgs({
  options: {
    part: { type: "string", default: "dev" },
    jfleg: { type: "string" },
    misses: { type: "boolean" },
  },
});
const part = parts.find((each) => each === values.part);
if (!part) throw new Error(usage);

/** What must be reached; anything below ends the command with 1. */
const limits = { precision: 0.85, recall: 0.6, falseAlarms: 0.2 };

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[,.;:!?])/g, "")
    .trim();
const changed = (text: string, start: number, end: number, by: string) =>
  plain(`${text.slice(0, start)}${start === end && by !== "" ? ` ${by} ` : by}${text.slice(end)}`);

const isRight = (text: string, edit: FoundEdit, mark: Mark) =>
  mark.rights.some(
    (right) =>
      changed(text, mark.start, mark.end, right) === changed(text, edit.start, edit.end, edit.replacement),
  );
const touches = (edit: FoundEdit, mark: Mark) => edit.start <= mark.end && mark.start <= edit.end;

type Tally = { marks: number; right: number; placed: number };
const byKind = new Map<string, Tally>();
const misses: string[] = [];
const total = { found: 0, right: 0, placed: 0 };

function judge({ text, marks }: LearnerSentence) {
  const edits = findLearnerEdits(text);
  for (const mark of marks) {
    const tally = byKind.get(mark.kind) ?? { marks: 0, right: 0, placed: 0 };
    const isFound = edits.some((edit) => isRight(text, edit, mark));
    tally.marks += 1;
    tally.right += isFound ? 1 : 0;
    tally.placed += edits.some((edit) => touches(edit, mark)) ? 1 : 0;
    byKind.set(mark.kind, tally);
    if (!isFound)
      misses.push(
        `${mark.kind}: ${text} (${text.slice(mark.start, mark.end)} → ${mark.rights.join(" or ")})`,
      );
  }
  for (const edit of edits) {
    const isWanted = marks.some((mark) => isRight(text, edit, mark));
    total.found += 1;
    total.right += isWanted ? 1 : 0;
    total.placed += marks.some((mark) => touches(edit, mark)) ? 1 : 0;
    if (!isWanted)
      misses.push(
        `wrong ${edit.ruleId}: ${text} (${text.slice(edit.start, edit.end)} → ${edit.replacement})`,
      );
  }
}

function countAlarms(sentences: readonly string[]) {
  let alarms = 0;
  for (const text of sentences)
    for (const edit of findLearnerEdits(text)) {
      alarms += 1;
      misses.push(
        `alarm ${edit.ruleId}: ${text} (${text.slice(edit.start, edit.end)} → ${edit.replacement})`,
      );
    }
  return { alarms, words: sentences.join(" ").split(/\s+/).length };
}

const share = (count: number, of: number) => (of === 0 ? null : Math.round((count / of) * 1000) / 1000);

const { sentences, correct } = await readSentences(part);
for (const sentence of sentences) judge(sentence);
const { alarms, words } = countAlarms(correct);
const sum = [...byKind.values()].reduce(
  (all, each) => ({
    marks: all.marks + each.marks,
    right: all.right + each.right,
    placed: all.placed + each.placed,
  }),
  { marks: 0, right: 0, placed: 0 },
);
const figures = {
  precision: share(total.right, total.found) ?? 0,
  recall: share(sum.right, sum.marks) ?? 0,
  falseAlarms: Math.round((alarms / words) * 10_000) / 100,
};
const report = {
  part,
  sentences: sentences.length,
  correctSentences: correct.length,
  ...figures,
  placeOnly: { precision: share(total.placed, total.found), recall: share(sum.placed, sum.marks) },
  byKind: Object.fromEntries(
    [...byKind]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([kind, tally]) => [
        kind,
        {
          marks: tally.marks,
          recall: share(tally.right, tally.marks),
          placeOnly: share(tally.placed, tally.marks),
        },
      ]),
  ),
  ...(values.jfleg && { jfleg: judgeAgainstReferences(await readFile(values.jfleg, "utf8")) }),
  ...(values.misses && { misses }),
  limits,
};
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
const isReached =
  figures.precision >= limits.precision &&
  figures.recall >= limits.recall &&
  figures.falseAlarms <= limits.falseAlarms;
process.exitCode = isReached ? 0 : 1;

import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";

import { findLearnerEdits } from "@/lib/assess/rules/find-learner-edits";
import { figuresOf, judgeSet, kindsOf, together } from "@/scripts/eval/grammar/judge";
import { grammarParts, readGrammarSet } from "@/scripts/eval/grammar/read-set";
import { judgeAgainstReferences } from "@/scripts/eval/references";

const usage = `npm run eval:grammar -- [--part=${grammarParts.join("|")}|all]... [--jfleg=FILE] [--misses] [--json]`;

/** What must be reached; anything below ends the command with 1. */
const limits = { precision: 0.85, recall: 0.6, falseAlarms: 0.2 };

function readOptions() {
  try {
    return parseArgs({
      options: {
        part: { type: "string", multiple: true, default: ["dev"] },
        jfleg: { type: "string" },
        misses: { type: "boolean" },
        json: { type: "boolean" },
      },
    }).values;
  } catch {
    return null;
  }
}

const partsOf = (names: readonly string[]) =>
  names.includes("all") ? [...grammarParts] : grammarParts.filter((part) => names.includes(part));

/** How many sentences each part has, read or not. */
const sizes = () =>
  Object.fromEntries(
    grammarParts.map((part) => {
      const { learner, correct } = readGrammarSet(part);
      return [part, { sentences: learner.length, correctSentences: correct.length }];
    }),
  );

async function main() {
  const values = readOptions();
  const parts = values ? partsOf(values.part) : [];
  const isKnown = values?.part.every((name) => name === "all" || grammarParts.some((part) => part === name));
  if (!values || !isKnown) {
    process.stderr.write(`${usage}\n`);
    return 1;
  }
  const judged = parts.map((part) => ({ part, own: judgeSet(readGrammarSet(part), findLearnerEdits) }));
  const all = together(judged.map(({ own }) => own));
  const report = {
    ...figuresOf(all),
    parts: Object.fromEntries(judged.map(({ part, own }) => [part, figuresOf(own)])),
    authored: sizes(),
    byKind: kindsOf(all),
    ...(values.jfleg && { jfleg: judgeAgainstReferences(await readFile(values.jfleg, "utf8")) }),
    ...(values.misses && { misses: all.misses }),
    limits,
  };
  process.stdout.write(`${JSON.stringify(report, null, values.json ? 0 : 2)}\n`);
  const isReached =
    report.precision >= limits.precision &&
    report.recall >= limits.recall &&
    report.falseAlarms <= limits.falseAlarms;
  return isReached ? 0 : 1;
}

process.exitCode = await main();

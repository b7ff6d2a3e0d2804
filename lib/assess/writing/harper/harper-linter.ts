import { Dialect, type Lint, LocalLinter } from "harper.js";
import { binary } from "harper.js/binary";

import { type FoundEdit } from "@/lib/assess/rules/find-learner-edits";
import { isMisread, kindOfFinding } from "@/lib/assess/writing/harper/harper-kinds";
import { splitSentences } from "@/lib/assess/writing/text/split-text";

/** What Harper found, and the places it could not check: texts that make it fail. */
export type HarperResult = { edits: FoundEdit[]; unchecked: { start: number; end: number }[] };

const suggestionKinds = { replace: 0, remove: 1, insertAfter: 2 };
function replacementOf(lint: Lint, original: string): string | null {
  const [best] = lint.suggestions();
  if (!best) return null;
  const kind = Number(best.kind());
  if (kind === suggestionKinds.remove) return "";
  return kind === suggestionKinds.insertAfter
    ? original + best.get_replacement_text()
    : best.get_replacement_text();
}

function editOf(rule: string, lint: Lint, text: string): FoundEdit | null {
  const { start, end } = lint.span();
  // "i-Pods": a maker's name.
  const isName = rule === "CapitalizePersonalPronouns" && /^[-.]\p{L}/u.test(text.slice(end));
  if (isName || isMisread(rule, text.slice(0, start), text.slice(start, start + 80))) return null;
  const original = text.slice(start, end);
  const replacement = replacementOf(lint, original);
  if (replacement === null || replacement === original) return null;
  const shown = kindOfFinding({ rule, lint: lint.lint_kind(), original, replacement });
  return shown && { start, end, replacement, ...shown, ruleId: `harper/${rule}` };
}

/**
 * Harper in its own thread or process. A text that makes it fail leaves its linter unusable: a new one goes on with each
 * sentence by itself. `isWorn` then says that this process should not serve another call.
 */
export async function createHarper() {
  let isWorn = false;
  const open = async () => {
    const linter = new LocalLinter({ binary, dialect: Dialect.American });
    await linter.setup();
    return linter;
  };
  let linter = await open();

  async function findIn(text: string): Promise<FoundEdit[] | null> {
    try {
      const found = await linter.organizedLints(text, { language: "plaintext" });
      return Object.entries(found).flatMap(([rule, lints]) =>
        lints.flatMap((lint) => editOf(rule, lint, text) ?? []),
      );
    } catch {
      isWorn = true;
      linter = await open();
      return null;
    }
  }

  async function find(text: string): Promise<HarperResult> {
    const whole = await findIn(text);
    if (whole) return { edits: whole, unchecked: [] };
    const result: HarperResult = { edits: [], unchecked: [] };
    for (const { text: sentence, start, end } of splitSentences(text)) {
      const edits = await findIn(sentence);
      if (!edits) result.unchecked.push({ start, end });
      for (const edit of edits ?? [])
        result.edits.push({ ...edit, start: edit.start + start, end: edit.end + start });
    }
    return result;
  }

  /** Which of these words Harper's dictionary has, too: it knows newer ones than the others. */
  async function knownOf(words: readonly string[]): Promise<Set<string>> {
    if (words.length === 0) return new Set();
    try {
      const found = await linter.organizedLints(words.join(" \n"), { language: "plaintext" });
      const flagged = new Set(
        Object.values(found).flatMap((lints) => lints.map((lint) => lint.get_problem_text().toLowerCase())),
      );
      return new Set(words.filter((word) => !flagged.has(word)));
    } catch {
      isWorn = true;
      linter = await open();
      return new Set();
    }
  }

  return { find, knownOf, isWorn: () => isWorn };
}
export type Harper = Awaited<ReturnType<typeof createHarper>>;

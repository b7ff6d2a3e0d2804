import { type Edit } from "@/lib/assess/assessment";
import { splitTokens } from "@/scripts/eval/writing/tokens";

type Judged = { found: number; right: number };

const tokensOf = (text: string) => splitTokens(text.toLowerCase());

/** What an edit makes of its place: its words between those before and behind it. */
function changedPlace(text: string, { start, end, replacement }: Edit): string {
  const before = tokensOf(text.slice(0, start)).slice(-1);
  const after = tokensOf(text.slice(end)).slice(0, 1);
  return ` ${[...before, ...tokensOf(replacement), ...after].join(" ")} `;
}

/** Whether some corrector of the sentence made this change, too. */
const isMadeBy = (text: string, edit: Edit, corrected: readonly string[]) =>
  corrected.some((reference) => reference.includes(changedPlace(text, edit)));

/** Edits of corrected sentences that none of the sentence's other correctors made: the rest are mistakes that one left. */
export const madeByNobody = (
  sentences: readonly { text: string; edits: readonly Edit[]; references: readonly string[] }[],
): number =>
  sentences.reduce((sum, { text, edits, references }) => {
    const corrected = references.map((reference) => ` ${tokensOf(reference).join(" ")} `);
    return sum + edits.filter((edit) => !isMadeBy(text, edit, corrected)).length;
  }, 0);

/**
 * Of each rule's edits how many some corrector made, too, just so. The true share is higher: two mistakes side by side are
 * corrected together, and one mistake can be mended in several ways.
 */
export function judgeRules(
  sentences: readonly { text: string; edits: readonly Edit[]; references: readonly string[] }[],
) {
  const byRule = new Map<string, Judged>();
  for (const { text, edits, references } of sentences) {
    const corrected = references.map((reference) => ` ${tokensOf(reference).join(" ")} `);
    for (const edit of edits) {
      const judged = byRule.get(edit.ruleId) ?? { found: 0, right: 0 };
      judged.found += 1;
      judged.right += isMadeBy(text, edit, corrected) ? 1 : 0;
      byRule.set(edit.ruleId, judged);
    }
  }
  const most = [...byRule].toSorted(([, one], [, other]) => other.found - one.found);
  return Object.fromEntries(most.map(([rule, { found, right }]) => [rule, `${right} of ${found}`]));
}

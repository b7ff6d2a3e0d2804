import { findHidden } from "@/lib/content/gate/hidden-characters";
import type { GateRule } from "@/lib/content/gate/rules";
import { unwrittenIn } from "@/lib/content/gate/unwritten";

/** `part` is the first thing of the text that is wrong. */
export type WordTrouble = { rule: GateRule; advice: string; part: string };

const brace = /\{[^{}]*\}|[{}]/g;
const tag = /<[/!]?[A-Za-z][^<>]*>|<!--/g;
const markdown = /!?\[[^[\]\n]+\]\([^()\n]*\)|\*\*[^*\n]+\*\*|__[^_\n]+__/g;
const entity = /&(?:[a-z]+|#\d+|#x[\da-f]+);/gi;

/** What a text must not have that a page shows as it is, but for figures of these names in braces. */
export function plainWordTroubles(text: string, figures: readonly string[]): WordTrouble[] {
  const found: WordTrouble[] = [];
  const refuse = (rule: GateRule, part: string, advice: string) => found.push({ rule, part, advice });
  const known = figures.map((name) => `{${name}}`).join(", ");
  for (const [part] of text.matchAll(brace))
    if (!figures.includes(part.slice(1, -1)))
      refuse(
        "dataset/figure",
        part,
        known
          ? `there is no figure ${part.slice(0, 60)}; braces are for ${known}`
          : `this text is shown as it is; take out ${part.slice(0, 60)}`,
      );
  for (const pattern of [tag, markdown, entity])
    for (const [part] of text.matchAll(pattern))
      refuse(
        "dataset/markup",
        part,
        `this text is shown as it is; take the signs out of ${part.slice(0, 60)}`,
      );
  const left = unwrittenIn(text);
  if (left) refuse("text/unwritten", left, `write this in place of ${left}`);
  const hidden = findHidden(text);
  if (hidden) refuse("file/hidden-character", text.slice(hidden.offset), hidden.advice);
  return found;
}

import type { Node, Parents, PhrasingContent } from "mdast";
import { visit } from "unist-util-visit";

import { start } from "@/lib/content/gate/report";
import { plainText } from "@/lib/content/markdown/plain-text";
import type { Locale } from "@/lib/i18n/locales";
import type { ReadText } from "@/scripts/content/check/facts/read-text";

/** Languages that put no space between words, and none after their punctuation. */
const withoutSpaces: readonly Locale[] = ["ja", "zh"];
const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。，！？：；・「」『』（）“”《》…—]/u;

const textOf = (node: Node | undefined) => (node ? plainText(node) : "");
const isText = (node: PhrasingContent | undefined) => node?.type === "text";

/** Whether a space stands between two East Asian letters, which write none. */
const splits = (left: string, right: string) => {
  if (!/\s$/.test(left) && !/^\s/.test(right)) return false;
  const [last, first] = [left.trimEnd().at(-1) ?? "", right.trimStart().at(0) ?? ""];
  return eastAsian.test(last) && eastAsian.test(first);
};

/** A space that stands at a bold part only because the source needs one is seen by the reader. */
export function checkBold({ locale, tree, report }: ReadText) {
  if (!withoutSpaces.includes(locale)) return;
  visit(tree, ["strong", "emphasis"], (node, index, parent: Parents | undefined) => {
    if (!parent || index === undefined) return;
    const siblings = parent.children as PhrasingContent[];
    const [before, after] = [siblings[index - 1], siblings[index + 1]];
    const inside = textOf(node);
    const isSplit =
      (isText(before) && splits(textOf(before), inside)) || (isText(after) && splits(inside, textOf(after)));
    if (isSplit)
      report(
        node.position?.start ?? start,
        "text/bold",
        "no space stands at a bold part here: put the punctuation outside the asterisks and close the gap",
      );
  });
}

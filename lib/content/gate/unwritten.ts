import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";

import { placeIn } from "@/lib/content/gate/prose-rules";
import { start, type Place, type Report } from "@/lib/content/gate/report";

/** Stands in a text that is not written yet; only a draft may have it. */
export const unwritten = "TODO";

/** What people write for it by themselves counts, too. */
const mark = new RegExp(`\\b(?:${unwritten}|TBD)\\b`);

/** The mark in what is not written yet; null in what is. */
export const unwrittenIn = (value: unknown) =>
  typeof value === "string" ? (mark.exec(value)?.[0] ?? null) : null;

export const unwrittenAdvice = (found: string) => `write this in place of ${found}, or set status to draft`;

/** `body` is the text that the tree was read from. */
export function checkUnwrittenBody(tree: Root, body: string, report: Report) {
  if (tree.children.length === 0)
    report(
      tree.position?.end ?? start,
      "text/empty",
      "write the text under its fields, or set status to draft",
    );
  visit(tree, (node) => {
    for (const { value, place } of wordsOf(node, body)) {
      const found = unwrittenIn(value);
      if (found) report(place, "text/unwritten", unwrittenAdvice(found));
    }
  });
}

/** What a node itself says, each thing with its place. */
function wordsOf(node: Nodes, body: string): { value: unknown; place: Place }[] {
  const place = node.position?.start ?? start;
  switch (node.type) {
    case "text":
    case "inlineCode":
    case "code":
      return [{ value: node.value, place: placeIn(node, body, unwrittenIn(node.value) ?? "") }];
    case "image":
    case "imageReference":
      return [{ value: node.alt, place }];
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return node.attributes.map(({ value, position }) => ({ value, place: position?.start ?? place }));
    default:
      return [];
  }
}

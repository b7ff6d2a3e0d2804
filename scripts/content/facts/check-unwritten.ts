import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";

import { unwritten } from "@/scripts/content/body-skeletons";
import { start, type Place } from "@/scripts/content/fault";
import { placeIn } from "@/scripts/content/facts/prose-rules";
import type { ReadText } from "@/scripts/content/facts/text-facts";
import { placeOf } from "@/scripts/content/yaml-source";

const mark = new RegExp(`\\b${unwritten}\\b`);
const advice = `write this in place of ${unwritten}, or set status to draft`;

/** An empty text, and what `npm run content:new` left to write, may stand in a draft only. */
export function checkUnwritten({ fields, yaml, tree, body, report }: ReadText) {
  if (fields.status === "draft") return;
  if (tree.children.length === 0)
    report(
      tree.position?.end ?? start,
      "text/empty",
      "write the text under its fields, or set status to draft",
    );
  for (const [name, value] of Object.entries(fields))
    if (typeof value === "string" && mark.test(value))
      report(placeOf(yaml, [name]), "text/unwritten", advice);
  visit(tree, (node) => {
    for (const { value, place } of wordsOf(node, body))
      if (typeof value === "string" && mark.test(value)) report(place, "text/unwritten", advice);
  });
}

/** What a node itself says, each thing with its place. */
function wordsOf(node: Nodes, body: string): { value: unknown; place: Place }[] {
  const place = node.position?.start ?? start;
  switch (node.type) {
    case "text":
    case "inlineCode":
    case "code":
      return [{ value: node.value, place: placeIn(node, body, unwritten) }];
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

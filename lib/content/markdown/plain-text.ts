import type { Node } from "mdast";
import { visit } from "unist-util-visit";

import { isFactNode, markOf } from "@/lib/content/facts/fact-node";

/** The words of a node, as a reader sees them; a fact that is not placed yet is its mark. */
export function plainText(node: Node): string {
  let text = "";
  visit(node, (part) => {
    if (isFactNode(part)) text += markOf(part);
    else if (
      "value" in part &&
      typeof part.value === "string" &&
      (part.type === "text" || part.type === "inlineCode")
    )
      text += part.value;
  });
  return text;
}

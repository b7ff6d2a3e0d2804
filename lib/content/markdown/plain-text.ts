import type { Node } from "mdast";
import { visit } from "unist-util-visit";

/** The words of a node, as a reader sees them. */
export function plainText(node: Node): string {
  let text = "";
  visit(node, (part) => {
    if (
      "value" in part &&
      typeof part.value === "string" &&
      (part.type === "text" || part.type === "inlineCode")
    )
      text += part.value;
  });
  return text;
}

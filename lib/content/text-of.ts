import type { Nodes } from "mdast";

/** The plain words in a piece of a text. */
export function textOf(node: Nodes): string {
  if ("value" in node && typeof node.value === "string") return node.value;
  return "children" in node ? node.children.map((child) => textOf(child as Nodes)).join("") : "";
}

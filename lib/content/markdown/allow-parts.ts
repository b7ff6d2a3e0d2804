import type { Nodes, Parent, Root } from "mdast";

import { contentParts } from "@/lib/content/schemas";

const isJsx = (node: Nodes) => node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

const isAllowed = (node: Nodes) =>
  !isJsx(node) || ("name" in node && typeof node.name === "string" && Object.hasOwn(contentParts, node.name));

function prune(parent: Parent) {
  parent.children = parent.children.filter((child) => isAllowed(child as Nodes));
  for (const child of parent.children) if ("children" in child) prune(child as Parent);
}

/** A remark plugin: every JSX element outside the list of parts is dropped, with what is in it. */
export function allowParts() {
  return (tree: Root) => prune(tree);
}

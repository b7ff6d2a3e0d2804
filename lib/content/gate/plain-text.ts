import GithubSlugger from "github-slugger";
import type { Node, Root } from "mdast";
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

/** The anchors that the page gives to its headings. */
export function anchorsOf(tree: Root): Set<string> {
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  visit(tree, "heading", (heading) => {
    anchors.add(slugger.slug(plainText(heading)));
  });
  return anchors;
}

import type { Nodes, Root } from "mdast";

import { parseMarkdown } from "@/lib/content/markdown/parse-markdown";
import { plainText } from "@/lib/content/markdown/plain-text";

export type PlainBody = { headings: string; lines: string[] };

/** The words of an MDX text without its signs: its headings, and its lines as a reader sees them. */
export function plainBody(source: string): PlainBody {
  const headings: string[] = [];
  const lines: string[] = [];
  const walk = (node: Nodes | Root) => {
    if (node.type === "heading") headings.push(plainText(node));
    else if (node.type === "tableRow") lines.push(node.children.map(plainText).join(" "));
    else if (node.type === "paragraph") lines.push(plainText(node));
    else if ("children" in node) for (const child of node.children) walk(child as Nodes);
  };
  walk(parseMarkdown(source));
  return { headings: headings.join("\n"), lines };
}

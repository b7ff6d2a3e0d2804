import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

export type PlainBody = { headings: string; lines: string[] };

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm, { singleTilde: false });

function textOf(node: Nodes): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  return "children" in node ? node.children.map((child) => textOf(child as Nodes)).join("") : "";
}

/** The words of an MDX text without its signs: its headings, and its lines as a reader sees them. */
export function plainBody(source: string): PlainBody {
  const headings: string[] = [];
  const lines: string[] = [];
  const walk = (node: Nodes | Root) => {
    if (node.type === "heading") headings.push(textOf(node));
    else if (node.type === "tableRow") lines.push(node.children.map(textOf).join(" "));
    else if (node.type === "paragraph") lines.push(textOf(node));
    else if ("children" in node) for (const child of node.children) walk(child as Nodes);
  };
  walk(parser.parse(source));
  return { headings: headings.join("\n"), lines };
}

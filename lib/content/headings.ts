import GithubSlugger from "github-slugger";
import type { Heading, Nodes, Root } from "mdast";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

export type TocEntry = { id: string; text: string };

function textOf(node: Nodes): string {
  if ("value" in node && typeof node.value === "string") return node.value;
  return "children" in node ? node.children.map((child) => textOf(child as Nodes)).join("") : "";
}

/** The second-level headings of an MDX source, with the ids rehype-slug gives them. */
export function listHeadings(source: string): TocEntry[] {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(source);
  const slugger = new GithubSlugger();
  const entries: TocEntry[] = [];
  visit(tree, "heading", (heading: Heading) => {
    const text = textOf(heading);
    const id = slugger.slug(text);
    if (heading.depth === 2) entries.push({ id, text });
  });
  return entries;
}

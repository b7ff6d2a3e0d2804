import GithubSlugger from "github-slugger";
import type { Heading, Root } from "mdast";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

import { textOf } from "@/lib/content/text-of";

export type TocEntry = { id: string; text: string };

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

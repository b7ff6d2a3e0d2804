import GithubSlugger from "github-slugger";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { z } from "zod";

import { plainText } from "@/lib/content/markdown/plain-text";

/** A heading of a text, with the anchor that rehype-slug gives it on the page. */
export const Heading = z.object({ id: z.string(), text: z.string(), depth: z.int().min(1).max(6) });
export type Heading = z.infer<typeof Heading>;

export function headingsOf(tree: Root): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  visit(tree, "heading", (heading) => {
    const text = plainText(heading);
    headings.push({ id: slugger.slug(text), text, depth: heading.depth });
  });
  return headings;
}

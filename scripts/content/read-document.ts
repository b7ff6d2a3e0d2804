import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { z } from "zod";

import { start, type Place, type Report } from "@/scripts/content/fault";
import { readYaml, type YamlSource } from "@/scripts/content/yaml-source";

const head = /^---\n([\s\S]*?\n)?---(?:\n|$)/;

export type ReadDocument = {
  frontmatter: YamlSource | null;
  /** Null when the text cannot be parsed. Its positions are those of the file. */
  tree: Root | null;
};

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkMdx);

export function readDocument(text: string, report: Report): ReadDocument {
  const match = head.exec(text);
  if (!match) {
    report(start, "yaml/no-frontmatter", "begin the file with its fields between two lines of ---");
    return { frontmatter: null, tree: null };
  }
  const fields = match[1] ?? "";
  // Blank lines in place of the head keep the lines of the body where they are.
  const body = "\n".repeat(match[0].split("\n").length - 1) + text.slice(match[0].length);
  return { frontmatter: readYaml(fields, 2, report), tree: parseBody(body, report) };
}

/** What the parsers of the unified family throw. */
const ParseError = z.object({
  reason: z.string(),
  line: z.number().optional(),
  column: z.number().optional(),
});

/** The tree of a text without its head; null when its syntax is broken. */
export function parseBody(body: string, report: Report): Root | null {
  try {
    return parser.parse(body);
  } catch (error) {
    const parsed = ParseError.safeParse(error);
    if (!parsed.success) throw error;
    const { reason, line, column } = parsed.data;
    report(
      openingTag(reason) ?? { line: line ?? 1, column: column ?? 1 },
      "mdx/syntax",
      `${reason.replace(/\s+/g, " ").replace(/ \(\d+:\d+-\d+:\d+\)/g, "")}; correct the tag or write the sign as text, for example &lt; or \\{`,
    );
    return null;
  }
}

/** For a tag that is not closed the parser points at the end; the opening tag is in its words. */
function openingTag(reason: string): Place | null {
  const match = /closing tag for .*?\((\d+):(\d+)-/.exec(reason);
  return match ? { line: Number(match[1]), column: Number(match[2]) } : null;
}

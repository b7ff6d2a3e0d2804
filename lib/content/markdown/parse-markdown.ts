import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { type PluggableList, unified } from "unified";

/** What texts may use beyond Markdown. One tilde is a range in Korean and Japanese, and strikes nothing out. */
export const markdownExtensions: PluggableList = [[remarkGfm, { singleTilde: false }]];

/** In the order in which next-mdx-remote, which renders the pages, puts its own extension and ours. */
const parser = unified().use(remarkParse).use(remarkMdx).use(markdownExtensions).freeze();

/** The tree of a text: the one that its page, its anchors, the gate and the search are made from. */
export const parseMarkdown = (source: string): Root => parser.parse(source);

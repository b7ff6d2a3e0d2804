import type { RootContent } from "mdast";

import { contentParts } from "@/lib/content/markdown/content-parts";

type PartNode = Extract<RootContent, { type: "mdxJsxFlowElement" }>;

/**
 * Whole lines of a text, counted from 1. `text` is translated, `kept` stays English, `frame` holds no words: a closing
 * tag, or an opening one without a title.
 */
export type Block = { kind: string; role: "text" | "kept" | "frame"; first: number; last: number };

const keptParts = new Set(["Example"]);

/** The blocks of Markdown nodes. A part with other blocks in it is its opening tag, those blocks, its closing tag. */
export function blocksOf(nodes: readonly RootContent[], lines: readonly string[]): Block[] {
  return nodes.flatMap((node) =>
    node.type === "mdxJsxFlowElement" ? partBlocks(node, lines) : [plainBlock(node)],
  );
}

const linesOf = (node: RootContent) => ({
  first: node.position?.start.line ?? 1,
  last: node.position?.end.line ?? 1,
});

function plainBlock(node: RootContent): Block {
  const kind = node.type === "heading" ? `heading ${node.depth}` : node.type;
  return { kind, role: node.type === "thematicBreak" ? "frame" : "text", ...linesOf(node) };
}

function partBlocks(node: PartNode, lines: readonly string[]): Block[] {
  const name = node.name ?? "";
  const { first, last } = linesOf(node);
  const [firstChild, lastChild] = [node.children.at(0), node.children.at(-1)];
  const isKept = keptParts.has(name);
  const whole = (role: Block["role"]) => [{ kind: `<${name}/>`, role, first, last }];
  if (!firstChild || !lastChild) return whole(wordRole(node));
  if (!standsApart(node, firstChild, lastChild)) return whole(isKept ? "kept" : "text");

  let openingEnds = linesOf(firstChild).first - 1;
  while (openingEnds > first && lines[openingEnds - 1]?.trim() === "") openingEnds -= 1;
  return [
    { kind: `<${name}>`, role: wordRole(node), first, last: openingEnds },
    ...(isKept ? [keptBlock(name, firstChild, lastChild)] : blocksOf(node.children, lines)),
    { kind: `</${name}>`, role: "frame", first: last, last },
  ];
}

/** Whether the tags of a part have lines of their own. */
const standsApart = (node: PartNode, firstChild: RootContent, lastChild: RootContent) =>
  linesOf(firstChild).first > linesOf(node).first && linesOf(lastChild).last < linesOf(node).last;

/** What stands between the tags of a part that stays English, as one; its title is the tag's, and translated. */
const keptBlock = (name: string, firstChild: RootContent, lastChild: RootContent): Block => ({
  kind: `inside ${name}`,
  role: "kept",
  first: linesOf(firstChild).first,
  last: linesOf(lastChild).last,
});

const wordRole = (node: PartNode) => (hasWords(node) ? "text" : "frame");

/** Whether a tag has an attribute in which an author writes words. */
function hasWords(node: PartNode) {
  const part = contentParts[node.name ?? ""] ?? {};
  return node.attributes.some((attribute) => {
    const rule = attribute.type === "mdxJsxAttribute" ? part[attribute.name] : undefined;
    return rule !== undefined && !rule.allowed && !rule.values;
  });
}

export const blockText = ({ first, last }: Pick<Block, "first" | "last">, lines: readonly string[]) =>
  lines.slice(first - 1, last).join("\n");

export const shapeOf = (blocks: readonly Block[]) => blocks.map(({ kind }) => kind).join(" ");

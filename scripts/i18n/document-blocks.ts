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
  if (keptParts.has(name)) return [{ kind: `<${name}/>`, role: "kept", first, last }];
  if (!firstChild || !lastChild)
    return [{ kind: `<${name}/>`, role: hasWords(node) ? "text" : "frame", first, last }];
  if (linesOf(firstChild).first === first || linesOf(lastChild).last === last)
    return [{ kind: `<${name}/>`, role: "text", first, last }];

  let openingEnds = linesOf(firstChild).first - 1;
  while (openingEnds > first && lines[openingEnds - 1]?.trim() === "") openingEnds -= 1;
  return [
    { kind: `<${name}>`, role: hasWords(node) ? "text" : "frame", first, last: openingEnds },
    ...blocksOf(node.children, lines),
    { kind: `</${name}>`, role: "frame", first: last, last },
  ];
}

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

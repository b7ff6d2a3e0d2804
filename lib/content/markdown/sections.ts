import { createHash } from "node:crypto";

import type { Node, Root, RootContent } from "mdast";

import { plainText } from "@/lib/content/markdown/plain-text";

/** A part of a text, and a hash that changes when what it says does. */
export type Section = { title: string; hash: string };

const digest = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 8);

type Attribute = { name?: string; value?: unknown };

/** Whether a mark praises is no matter of language. */
const isTranslated = (node: Node & { name?: unknown }) => (attribute: Attribute) =>
  !(node.name === "Mark" && attribute.name === "kind");

/** A node without its positions; spaces and line breaks inside text count as one space. */
function normalise(node: Node): unknown {
  const entries = Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    if (key === "position" || key === "data" || value === null || value === undefined) return [];
    if (key === "children" && Array.isArray(value)) return [[key, value.map(normalise)]];
    if (key === "attributes" && Array.isArray(value)) {
      return [
        [key, value.filter(isTranslated(node)).map(({ name, value: text }: Attribute) => [name, text])],
      ];
    }
    if (key === "value" && typeof value === "string" && node.type !== "code")
      return [[key, value.replace(/\s+/g, " ")]];
    return [[key, value]];
  });
  return Object.fromEntries(entries);
}

/** The parts of a text under its ## headings; what stands before the first one is the introduction. */
export function splitSections(tree: Root): { title: string; nodes: RootContent[] }[] {
  const sections: { title: string; nodes: RootContent[] }[] = [{ title: "the introduction", nodes: [] }];
  for (const node of tree.children) {
    if (node.type === "heading" && node.depth === 2)
      sections.push({ title: `"${plainText(node)}"`, nodes: [] });
    sections.at(-1)?.nodes.push(node);
  }
  return sections.filter(({ nodes }) => nodes.length > 0);
}

/**
 * One hash for the fields that are translated and one for each part of the text under its ## heading. A section that
 * is moved or set differently keeps its hash.
 */
export function sectionHashes(fields: Record<string, unknown>, tree: Root): Section[] {
  const head = { title: "the fields at the head", hash: digest(translatedFields(fields)) };
  const parts = splitSections(tree).map(({ title, nodes }) => ({
    title,
    hash: digest(nodes.map(normalise)),
  }));
  return [head, ...parts];
}

/** The fields a translator translates. */
export function translatedFields(fields: Record<string, unknown>) {
  return Object.fromEntries(
    ["title", "description", "objective"].flatMap((key) => (key in fields ? [[key, fields[key]]] : [])),
  );
}

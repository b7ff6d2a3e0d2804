import { isNode } from "yaml";

import { start, type Report } from "@/lib/content/gate/report";
import { collections, type Collection } from "@/lib/content/schemas";
import type { Root } from "mdast";

import { readDocument } from "@/scripts/content/read-document";
import { sectionHashes, splitSections, translatedFields } from "@/lib/content/markdown/sections";
import { parseYaml } from "@/scripts/content/yaml-source";
import { blocksOf, type Block } from "@/scripts/i18n/document-blocks";
import { readSourceText, type SourceText } from "@/scripts/i18n/source-text";

export type TextSection = { title: string; blocks: Block[]; first: number; last: number };

/** A field at the head, and where its value stands in the text. */
export type HeadField = { name: string; value: string; from: number; to: number };

export type DocumentText = SourceText & {
  lines: string[];
  tree: Root;
  fields: HeadField[];
  sections: TextSection[];
  status: string;
  /** One hash for the fields, then one a section. */
  hashes: string[];
  /** The English hashes this text was translated from; null without a stamp. */
  stamp: string[] | null;
};

export function readDocumentText(root: string, file: string, collection: Collection, report: Report) {
  const source = readSourceText(root, file, report);
  return source ? parseDocumentText(source, collection, report) : null;
}

export function parseDocumentText(
  source: SourceText,
  collection: Collection,
  report: Report,
): DocumentText | null {
  const { frontmatter: yaml, tree } = readDocument(source.text, report);
  const head = yaml ? parseYaml(yaml, collections[collection].frontmatter, report) : null;
  if (!yaml || !head || !tree) return null;
  const lines = source.text.split("\n");
  const words = translatedFields(head);
  const fields = Object.entries(words).flatMap(([name, value]): HeadField[] => {
    const node = yaml.doc.get(name, true);
    if (typeof value !== "string" || !isNode(node) || !node.range) return [];
    const [from, to] = node.range;
    return [{ name, value, from: from + "---\n".length, to: to + "---\n".length }];
  });
  const sections = splitSections(tree).map(({ title, nodes }): TextSection => {
    const blocks = blocksOf(nodes, lines);
    return { title, blocks, first: blocks[0]?.first ?? 1, last: blocks.at(-1)?.last ?? 1 };
  });
  if (sections.length === 0) {
    report(start, "file/empty", "write the text under its fields");
    return null;
  }
  return {
    ...source,
    lines,
    tree,
    fields,
    sections,
    status: head.status,
    hashes: sectionHashes(head, tree).map(({ hash }) => hash),
    stamp: head.l10n.sourceHash?.split(" ").filter(Boolean) ?? null,
  };
}

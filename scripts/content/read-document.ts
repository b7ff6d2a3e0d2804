import type { Root } from "mdast";

import { parseBody } from "@/lib/content/gate/parse-body";
import { placeAt, start, type Report } from "@/lib/content/gate/report";
import { readYaml, type YamlSource } from "@/scripts/content/yaml-source";

const head = /^---\n([\s\S]*?\n)?---(?:\n|$)/;

/** Fields once more, as after a copy of a whole file into another. */
const secondHead = /^---\n[\w-]+:[^\n]*\n(?:[^\n]*\n)*?---$/m;

export type ReadDocument = {
  frontmatter: YamlSource | null;
  /** The text, with empty lines in place of the fields: its positions are those of the file. */
  body: string;
  /** Null when the text cannot be parsed. */
  tree: Root | null;
};

/** The fields at the head and the text below; null where there are no fields. */
export function splitHead(text: string): { fields: string; body: string; lines: number } | null {
  const match = head.exec(text);
  if (!match) return null;
  return {
    fields: match[1] ?? "",
    body: text.slice(match[0].length),
    lines: match[0].split("\n").length - 1,
  };
}

export function readDocument(text: string, report: Report): ReadDocument {
  const split = splitHead(text);
  if (!split) {
    report(start, "yaml/no-frontmatter", "begin the file with its fields between two lines of ---");
    return { frontmatter: null, body: "", tree: null };
  }
  const body = "\n".repeat(split.lines) + split.body;
  const second = secondHead.exec(body);
  if (second)
    report(
      placeAt(body, second.index),
      "yaml/second-frontmatter",
      "fields stand at the head of a file, once: take these lines out",
    );
  return { frontmatter: readYaml(split.fields, 2, report), body, tree: parseBody(body, report) };
}

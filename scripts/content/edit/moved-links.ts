import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/** Addresses by the address they had: pages in links, files in pictures. */
export type MovedUrls = ReadonlyMap<string, string>;

type Edit = { from: number; to: number; text: string };

function lineStarts(text: string) {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  return starts;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The text with its links and pictures led to where the pages and files are now; all else stays byte for byte. */
export function moveLinks(text: string, tree: Root, moved: MovedUrls): string {
  const starts = lineStarts(text);
  const offsetAt = ({ line, column }: { line: number; column: number }) =>
    (starts[line - 1] ?? text.length) + column - 1;
  const edits: Edit[] = [];
  visit(tree, (node) => {
    if (node.type !== "link" && node.type !== "definition" && node.type !== "image") return;
    const [address = ""] = node.url.split(/[?#]/, 1);
    const target = moved.get(address);
    if (!target || !node.position) return;
    const from = offsetAt(node.position.start);
    const raw = text.slice(from, offsetAt(node.position.end));
    const place = new RegExp(`(?:\\]\\(\\s*<?|\\]:\\s*<?)(${escaped(address)})(?=[?#)>\\s]|$)`, "gd");
    const found = [...raw.matchAll(place)].at(-1)?.indices?.[1];
    if (found) edits.push({ from: from + found[0], to: from + found[1], text: target });
  });
  return applyEdits(text, edits);
}

/** From the last to the first, so that the places of the others hold; one inside another is done once. */
export function applyEdits(text: string, edits: Edit[]) {
  let result = text;
  let before = text.length + 1;
  for (const edit of edits.toSorted((a, b) => b.from - a.from)) {
    if (edit.to > before) continue;
    result = result.slice(0, edit.from) + edit.text + result.slice(edit.to);
    before = edit.from;
  }
  return result;
}

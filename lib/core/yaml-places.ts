import { isMap, isNode, isScalar, isSeq, type Document } from "yaml";

const offsetOf = (node: unknown) => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

/** Where in a text the value at `path` begins, or the nearest thing above it that exists. */
export function offsetAt(doc: Document.Parsed, path: readonly PropertyKey[]): number {
  let node: unknown = doc.contents;
  let offset = offsetOf(node);
  for (const part of path) {
    const next = childOf(node, part);
    if (next === null) break;
    offset = next.offset;
    node = next.node;
  }
  return offset;
}

function childOf(node: unknown, part: PropertyKey): { node: unknown; offset: number } | null {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && key.value === part);
    if (!pair) return null;
    return { node: pair.value, offset: offsetOf(isScalar(pair.value) ? pair.value : pair.key) };
  }
  const item = isSeq(node) && typeof part === "number" ? node.items[part] : undefined;
  return item === undefined ? null : { node: item, offset: offsetOf(item) };
}

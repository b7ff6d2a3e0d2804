import { applyEdits, findNodeAtLocation, modify, parseTree } from "jsonc-parser";

export type JsonPath = (string | number)[];
export type StringChange = { path: JsonPath; value: string };

/** Replaces texts that exist in a JSON text; every other byte stays. */
export function replaceStrings(json: string, changes: readonly StringChange[]): string {
  const tree = parseTree(json);
  const edits = changes.map(({ path, value }) => {
    const node = tree && findNodeAtLocation(tree, path);
    if (node?.type !== "string") throw new Error(`The JSON has no text at ${path.join(".")}.`);
    return { offset: node.offset, length: node.length, content: JSON.stringify(value) };
  });
  return applyEdits(json, edits);
}

/** Adds a text after the nearest of `before`, the keys that stand before it in the same object. */
export function insertString(
  json: string,
  { path, value }: StringChange,
  keysBefore: (depth: number) => readonly string[],
): string {
  const tree = parseTree(json);
  let depth = path.length - 1;
  while (depth > 0 && !(tree && findNodeAtLocation(tree, path.slice(0, depth)))) depth -= 1;
  const before = keysBefore(depth);
  const edits = modify(json, path, value, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: "\n" },
    getInsertionIndex: (present) =>
      1 + Math.max(-1, ...before.map((key) => present.indexOf(key)).filter((index) => index !== -1)),
  });
  return applyEdits(json, edits);
}

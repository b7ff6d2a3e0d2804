import { findNodeAtLocation, parse, parseTree, visit, type ParseError } from "jsonc-parser";

/** Where the reading of a broken JSON text stops; the engine's own message does not always say it. */
export function brokenOffset(text: string, message: string): number {
  const told = /at position (\d+)/.exec(message)?.[1];
  const end = text.trimEnd().length;
  if (told !== undefined) return Math.min(Number(told), end);
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return Math.min(errors[0]?.offset ?? end, end);
}

/** The second and further places of keys that one object has more than once. */
export function repeatedKeys(text: string): { key: string; offset: number }[] {
  const found: { key: string; offset: number }[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (key, offset) => {
      const seen = open.at(-1);
      if (seen?.has(key)) found.push({ key, offset });
      seen?.add(key);
    },
  });
  return found;
}

/** Where the value at `path` begins, or the nearest thing above it that exists. */
export function valueOffset(text: string, path: readonly PropertyKey[]): number {
  const tree = parseTree(text);
  const steps = path.filter((part) => typeof part !== "symbol");
  for (let length = steps.length; tree && length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, steps.slice(0, length));
    if (node) return node.offset;
  }
  return 0;
}

import { ApiFault } from "@/lib/sandbox/stripe/api-fault";

type Tree = Map<string, Tree | string>;

const maxDepth = 8;

/** Stripe's form encoding, `a[b][0][c]=v`, as nested objects and arrays. */
export function readForm(encoded: string): unknown {
  const root: Tree = new Map();
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = pathOf(name);
    let node = root;
    for (const step of path.slice(0, -1)) {
      const next = node.get(step) ?? new Map<string, Tree | string>();
      if (typeof next === "string") throw invalidHash(name);
      node.set(step, next);
      node = next;
    }
    const leaf = path.at(-1) ?? "";
    node.set(leaf === "" ? String(node.size) : leaf, value);
  }
  return plain(root);
}

function pathOf(name: string) {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  const [, head = "", rest = ""] = match ?? [];
  const path = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, step = ""]) => step)];
  if (!match || path.length > maxDepth) throw invalidHash(name);
  return path;
}

function plain(tree: Tree): unknown {
  const entries = [...tree].map(
    ([key, value]) => [key, typeof value === "string" ? value : plain(value)] as const,
  );
  const isArray = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isArray ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function invalidHash(name: string) {
  return new ApiFault(400, {
    type: "invalid_request_error",
    message: "Invalid object",
    param: name.slice(0, 100),
  });
}

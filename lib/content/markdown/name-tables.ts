import type { Root, Table } from "mdast";
import { visit } from "unist-util-visit";

import { plainText } from "@/lib/content/markdown/plain-text";

const columnsOf = (table: Table) =>
  (table.children[0]?.children ?? []).map((cell) => plainText(cell).trim()).filter((text) => text !== "");

/** A remark plugin: a table bears the name of the heading above it; where that is taken, its columns follow. */
export function nameTables() {
  return (tree: Root) => {
    let heading = "";
    const taken = new Set<string>();
    visit(tree, (node) => {
      if (node.type === "heading") heading = plainText(node).trim();
      if (node.type !== "table") return;
      const name = freeName(taken, heading, columnsOf(node).join(", "));
      taken.add(name);
      Object.assign(node, { data: { ...node.data, hProperties: { ariaLabel: name } } });
    });
  };
}

function freeName(taken: ReadonlySet<string>, heading: string, columns: string) {
  const full = [heading, columns].filter((part) => part !== "").join(": ");
  if (heading !== "" && !taken.has(heading)) return heading;
  let name = full;
  for (let count = 2; taken.has(name); count += 1) name = `${full} (${count})`;
  return name;
}

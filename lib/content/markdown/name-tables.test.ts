import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";

import { nameTables } from "@/lib/content/markdown/name-tables";

const table = "| Task | Time |\n| --- | --- |\n| Read | 5 |\n";

function namesIn(source: string) {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(source);
  nameTables()(tree);
  const names: unknown[] = [];
  visit(tree, "table", (node) => void names.push(node.data));
  return names;
}
const named = (name: string) => ({ hProperties: { ariaLabel: name } });

test("a table bears the name of the heading above it", () => {
  expect(namesIn(`## The *whole* test\n\nWords.\n\n${table}`)).toEqual([named("The whole test")]);
});

test("a table without a heading is named by its columns", () => {
  expect(namesIn(table)).toEqual([named("Task, Time")]);
});

test("no two tables of a page have one name", () => {
  expect(namesIn(`## Format\n\n${table}\nWords.\n\n${table}\nWords.\n\n${table}`)).toEqual([
    named("Format"),
    named("Format: Task, Time"),
    named("Format: Task, Time (2)"),
  ]);
});

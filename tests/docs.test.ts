import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, expect, test } from "vitest";

import { checkDocs } from "@/scripts/docs/check-docs";

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

function check(readme: string) {
  const root = mkdtempSync(path.join(tmpdir(), "bandwise-docs-"));
  roots.push(root);
  mkdirSync(path.join(root, "lib/core"), { recursive: true });
  writeFileSync(path.join(root, "lib/core/money.ts"), "");
  writeFileSync(
    path.join(root, "package.json"),
    JSON.stringify({ scripts: { start: "", "content:check": "" } }),
  );
  writeFileSync(path.join(root, "README.md"), readme);
  return checkDocs(root).faults.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`);
}

test.for([
  { text: "See\n`lib/gone.ts`.", found: "README.md:2:1 docs/path" },
  { text: "`lib/gone/<name>.ts`", found: "README.md:1:1 docs/path" },
  { text: "`gone.json`", found: "README.md:1:1 docs/path" },
  { text: "Run `npm run fly`.", found: "README.md:1:6 docs/script" },
  { text: "```\nnpm run fly\n```", found: "README.md:2:1 docs/script" },
  { text: "[here](docs/gone.md)", found: "README.md:1:6 docs/link" },
])("a document that names what is gone is found: $text", ({ text, found }) => {
  expect(check(text)).toEqual([found]);
});

test("what exists passes, with parts to fill in and words that are no paths", () => {
  expect(
    check(
      "`lib/core/money.ts`, `lib/core/<name>.ts`, `money.ts`, `n/a`, `npm run content:check`, npm start, [x](lib/core)",
    ),
  ).toEqual([]);
});

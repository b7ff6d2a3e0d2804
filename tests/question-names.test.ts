import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { expect, test } from "vitest";

import { questionTypes } from "@/lib/questions/types";

const root = path.resolve(import.meta.dirname, "..");
const room = new RegExp(`^(lib/questions|lib/bank|components/questions)/(${questionTypes.join("|")})/`);

/**
 * Where code names a type: a table by type may have it as a key, and a table may be asked for one entry of it. All
 * else, such as a comparison, would have to be found by hand when a type comes.
 */
function namesIn(source: string) {
  const literal = new RegExp(`(["'\`])(?:${questionTypes.join("|")})\\1`, "g");
  return [...source.matchAll(literal)].flatMap(({ 0: name, index }) => {
    const before = source.slice(0, index).trimEnd();
    const after = source.slice(index + name.length).trimStart();
    const isKey = after.startsWith(":") && /[{,]$/.test(before);
    const isEntry = after.startsWith("]") && before.endsWith("[");
    return isKey || isEntry ? [] : [`${source.slice(0, index).split("\n").length}: ${name}`];
  });
}

test("outside the rooms of the types no code branches on one", async () => {
  const faults: string[] = [];
  for (const folder of ["lib", "app", "components"]) {
    const files = await readdir(path.join(root, folder), { recursive: true });
    for (const file of files.map((name) => path.posix.join(folder, name))) {
      if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || room.test(file)) continue;
      const source = await readFile(path.join(root, file), "utf8");
      faults.push(...namesIn(source).map((fault) => `${file}:${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test.each([
  ['const a = { "read-and-select": 1 };', 0],
  ['const a = {\n  b: 2,\n  "read-and-select": 1,\n};', 0],
  ['formats["read-and-select"].seconds', 0],
  ['if (type === "read-and-select") go();', 1],
  ['switch (type) { case "read-and-select": go(); }', 1],
  ['isShort ? "read-and-select" : other', 1],
  ["const first = 'listen-and-type';", 1],
])("%s has %i such places", (source, count) => {
  expect(namesIn(source)).toHaveLength(count);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, expect, test } from "vitest";

import { letScriptsCompileEarly } from "@/scripts/start/compile-early.mjs";

const folders: string[] = [];

function built(rootMainFiles: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), "bandwise-built-"));
  folders.push(folder);
  mkdirSync(path.join(folder, "static"));
  writeFileSync(path.join(folder, "build-manifest.json"), JSON.stringify({ rootMainFiles }));
  for (const name of ["a.js", "page.js"]) writeFileSync(path.join(folder, "static", name), "run()");
  return { folder, script: (name: string) => readFileSync(path.join(folder, "static", name), "utf8") };
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test("the scripts of every page begin with the hint, once, and a page's own do not", () => {
  const { folder, script } = built(["static/a.js"]);
  letScriptsCompileEarly(folder);
  expect(letScriptsCompileEarly(folder)).toBe(1);
  expect(script("a.js")).toBe("//# allFunctionsCalledOnLoad\nrun()");
  expect(script("page.js")).toBe("run()");
});

test("a build that names its scripts in another way is refused", () => {
  expect(() => letScriptsCompileEarly(built([]).folder)).toThrow("names no rootMainFiles");
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, expect, test } from "vitest";

import { openCompiler } from "@/scripts/content/compile/open-compiler.mjs";
import { hashInputs, whenChanged } from "@/scripts/start/stamp.mjs";

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

function makeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "bandwise-steps-"));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("an interrupted step runs again, and an unchanged one does not", async () => {
  const folder = makeFolder();
  const runs: string[] = [];
  const made = { id: null as string | null };
  const step = (hash: string, work: () => Promise<void>) =>
    whenChanged(folder, { step: "build", hash, product: () => made.id }, work);
  const build = async () => {
    runs.push("built");
    made.id = `id-${runs.length}`;
  };
  await step("a", build);
  expect(await step("a", build)).toBe("unchanged");
  await expect(
    step("b", async () => {
      throw new Error("interrupted");
    }),
  ).rejects.toThrow("interrupted");
  await step("a", build);
  expect(runs).toHaveLength(2);
  made.id = "made by hand";
  await step("a", build);
  expect(runs).toHaveLength(3);
});

test("the inputs' hash sees a changed byte, a new file and a setting, and not the files that no build reads", () => {
  const folder = makeFolder();
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  mkdirSync(path.join(folder, "app"));
  mkdirSync(path.join(folder, "public"));
  write("app/page.tsx", "one");
  const hash = (extra: string[] = []) => hashInputs(folder, ["app", "public"], extra);
  const first = hash();
  write("app/page.test.tsx", "x");
  write("public/sitemap.xml", "x");
  expect(hash()).toBe(first);
  expect(hash(["https://x.example"])).not.toBe(first);
  write("app/page.tsx", "two");
  const second = hash();
  write("app/extra.tsx", "");
  expect(new Set([first, second, hash()]).size).toBe(3);
});

test("a start compiles for itself what an editor's compiler has written last", async () => {
  const folder = makeFolder();
  const compiled: number[] = [];
  const content = { step: "content", hash: "the same texts", product: () => "" };
  const start = () => whenChanged(folder, content, () => void compiled.push(compiled.length));
  await start();
  expect(await start()).toBe("unchanged");
  const compiler = openCompiler(folder);
  // It may fail or be ended while it writes.
  await expect(compiler.compile()).rejects.toThrow("could not be compiled");
  compiler.close();
  await start();
  expect(compiled).toEqual([0, 1]);
});

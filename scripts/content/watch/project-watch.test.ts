import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, expect, test } from "vitest";

import { watchedPlaces } from "@/scripts/content/watch/project-watch";
import { signatureOf } from "@/scripts/content/watch/watch-files";

const root = mkdtempSync(path.join(tmpdir(), "watch-"));
afterAll(() => rmSync(root, { recursive: true }));

test.for([
  "content/bank/prompts/writing-sample.yaml",
  "content/bank/scenes/harbor.svg",
  "content/bank/scenes/harbor.yaml",
  "content/blog/day/en.mdx",
  "content/messages/de.json",
  "cms/dataset/en.ndjson",
])("a change of %s is seen while one writes", (file) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  const before = signatureOf(root, watchedPlaces);
  writeFileSync(path.join(root, file), "something");
  expect(signatureOf(root, watchedPlaces)).not.toBe(before);
});

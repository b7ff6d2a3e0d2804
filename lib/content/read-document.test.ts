import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, expect, test, vi } from "vitest";

import { compiledFile } from "@/lib/content/compiled";
import { readDocument } from "@/lib/content/read-document";

const folder = mkdtempSync(path.join(tmpdir(), "bandwise-read-"));
const file = path.join(folder, compiledFile("LegalPage", "legal", "tos", "en.mdx"));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const document = {
  ...{ title: "Terms", description: "Rules.", status: "published", publishAt: "2026-11-21" },
  ...{ l10n: { source: "en", by: "human" }, folder: "tos", locale: "en", headings: [], sections: [] },
  body: { raw: "Text", html: "" },
};

test.for([
  { mode: "development", read: "Text" },
  { mode: "production", read: null },
])("in $mode a document that is being compiled is waited for: $read", async ({ mode, read }) => {
  vi.stubEnv("NODE_ENV", mode);
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "");
  setTimeout(() => writeFileSync(file, JSON.stringify(document)), 200);
  const text = await readDocument("legal", "tos", "en").catch(() => null);
  expect(text?.body.raw ?? null).toBe(read);
  if (read === null) await new Promise((resolve) => setTimeout(resolve, 250));
});

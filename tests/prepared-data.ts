import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { startProduct } from "@/scripts/test/e2e.mjs";

/** The product starts once in an empty folder; what a test starts after it gets a copy of that. */
export default async function prepareData() {
  const folder = mkdtempSync(path.join(tmpdir(), "bandwise-prepared-"));
  const product = await startProduct(path.resolve(import.meta.dirname, ".."), { DATA_DIR: folder });
  await product.stop();
  process.env.PREPARED_DATA_DIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

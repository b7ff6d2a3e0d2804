import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { z } from "zod";

import type { Collection } from "@/lib/content/schemas";
import type { Locale } from "@/lib/i18n/locales";

const documentTypes = {
  courses: "CourseText",
  legal: "LegalText",
  learn: "LearnText",
  blog: "BlogText",
} satisfies Record<Collection, string>;
const Compiled = z.object({ body: z.object({ raw: z.string() }) });

/** The MDX source of one document; lists never read it. */
export async function readBody(collection: Collection, slug: string, written: Locale) {
  const name = `${collection}__${slug}__${written}.mdx.json`;
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), ".contentlayer/generated");
  const file = await readFile(path.join(folder, documentTypes[collection], name), "utf8");
  return Compiled.parse(JSON.parse(file)).body.raw;
}

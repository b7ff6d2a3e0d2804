import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

import type { ReadSource } from "@/lib/bank/define-bank-type";

/** Changing the seed changes which words are chosen and invented. */
export const seed = "bandwise-1";

/** Reads the authored material of `content/bank`. */
export function sourceReader(folder: string): ReadSource {
  return (file, schema) => {
    const path = join(folder, file);
    if (!existsSync(path)) throw new Error(`${path}: missing`);
    const result = schema.safeParse(parse(readFileSync(path, "utf8")));
    if (result.success) return result.data;
    throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  };
}

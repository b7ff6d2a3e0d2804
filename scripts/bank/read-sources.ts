import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

import type { ReadFolder, ReadSource } from "@/lib/bank/define-bank-type";

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

/** Reads folders of authored material; one that is not there holds nothing yet. */
export function folderReader(folder: string, isWanted: (file: string) => boolean = () => true): ReadFolder {
  const read = sourceReader(folder);
  return (name, schema) => {
    const place = join(folder, name);
    const files = existsSync(place) ? readdirSync(place).filter((file) => file.endsWith(".yaml")) : [];
    return files
      .filter(isWanted)
      .sort()
      .map((file) => ({ file: `${name}/${file}`, content: read(`${name}/${file}`, schema) }));
  };
}

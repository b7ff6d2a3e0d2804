import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { readAuthoredFile } from "@/lib/bank/authored-file";
import type { ReadFolder, ReadSource } from "@/lib/bank/define-bank-type";

/** Changing the seed changes which words are chosen and invented. */
export const seed = "bandwise-1";

/** Reads the authored material of `content/bank`. */
export function sourceReader(folder: string): ReadSource {
  return (file, schema) => {
    const path = join(folder, file);
    if (!existsSync(path)) throw new Error(`${path}: missing`);
    return readAuthoredFile(path, schema);
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

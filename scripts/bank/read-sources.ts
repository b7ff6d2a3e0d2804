import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

import {
  DictationSentence,
  GapSentence,
  WordMeanings,
  WordRejects,
  type BankSources,
} from "@/lib/bank/sources";

/** Changing the seed changes which words are chosen and invented. */
const SEED = "bandwise-1";

/** The authored material of `content/bank`. Throws an Error that names the file and the entry. */
export function readSources(folder: string): BankSources {
  return {
    seed: SEED,
    gaps: read(folder, "fill-in-the-blanks.yaml", z.array(GapSentence)),
    dictations: read(folder, "listen-and-type.yaml", z.array(DictationSentence)),
    rejects: read(folder, "read-and-select-rejects.yaml", WordRejects),
    meanings: read(folder, "read-and-select-meanings.yaml", WordMeanings),
  };
}

function read<T>(folder: string, file: string, schema: z.ZodType<T>): T {
  const path = join(folder, file);
  if (!existsSync(path)) throw new Error(`${path}: missing`);
  const result = schema.safeParse(parse(readFileSync(path, "utf8")));
  if (result.success) return result.data;
  throw new Error(`${path}: ${z.prettifyError(result.error)}`);
}

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { z } from "zod";

import { catalog } from "@/lib/speech/models/catalog";
import { ModelEntry } from "@/lib/speech/models/model-entry";
import { Fault } from "@/scripts/start/say.mjs";

/** The models of the repository and those that the operator describes in `models.json` beside them; the latter count. */
export function readManifest(models: string): ModelEntry[] {
  const file = path.join(models, "models.json");
  const own = existsSync(file) ? parseOwn(file) : [];
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...catalog.filter(({ name }) => !names.has(name))];
}

function parseOwn(file: string): ModelEntry[] {
  try {
    return z.array(ModelEntry).parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    const words = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Fault(`${file} is wrong.\n${words}`);
  }
}

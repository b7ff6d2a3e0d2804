import { createHash } from "node:crypto";

import { readServerEnv } from "@/lib/env/server";
import { cmsHealth } from "@/lib/integrations/sanity/cms-health";
import { configuredProject } from "@/lib/integrations/sanity/configured-source";
import { openFiles } from "@/lib/integrations/storage/open-files";

const hash = (text: string, length: number) =>
  createHash("sha256").update(text).digest("hex").slice(0, length);

/** What the content system last said, kept for the time when it says nothing. The names begin with kind and dataset. */
function place(kind: string) {
  const project = configuredProject();
  if (!project) return null;
  const prefix = `${kind}-${hash(`${project.projectId}.${project.dataset}`, 12)}-`;
  return {
    files: openFiles(readServerEnv())("cms"),
    prefix,
    nameOf: (name: string) => `${prefix}${hash(name, 40)}.json`,
  };
}

function parse(bytes: Uint8Array | null): unknown {
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** The values of a kind that can be read; a damaged file is as good as none. */
export async function readAllGood(kind: string): Promise<unknown[]> {
  const kept = place(kind);
  if (!kept) return [];
  const values: unknown[] = [];
  for await (const { name } of kept.files.list({ prefix: kept.prefix }))
    values.push(parse(await kept.files.get(name).catch(() => null)));
  return values.filter((value) => value !== null);
}

/** A full disk stops nothing. */
export async function keepGood(kind: string, name: string, value: unknown) {
  const kept = place(kind);
  try {
    await kept?.files.put(kept.nameOf(name), JSON.stringify(value));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    cmsHealth().tell("warn", `The last good content could not be kept: ${reason}`);
  }
}

export async function dropGood(kind: string, name: string) {
  const kept = place(kind);
  await kept?.files.delete(kept.nameOf(name));
}

import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";

import { replaceFile } from "@/lib/core/replace-file";
import { readServerEnv } from "@/lib/env/server";
import { cmsHealth } from "@/lib/integrations/sanity/cms-health";
import { configuredProject } from "@/lib/integrations/sanity/configured-source";

/** What the content system last said, kept for the time when it says nothing. One folder a dataset. */
function folder() {
  const project = configuredProject();
  const { dataDir } = readServerEnv();
  return project && path.join(dataDir, "cms", `${project.projectId}.${project.dataset}`);
}

const fileOf = (name: string) => `${createHash("sha256").update(name).digest("hex").slice(0, 40)}.json`;

/** The values of a kind that can be read; a damaged file is as good as none. */
export async function readAllGood(kind: string): Promise<unknown[]> {
  const base = folder();
  if (!base) return [];
  const names = await readdir(path.join(base, kind)).catch((): string[] => []);
  const values = await Promise.all(
    names.filter((name) => name.endsWith(".json")).map((name) => readJson(path.join(base, kind, name))),
  );
  return values.filter((value) => value !== null);
}

export async function readGood(kind: string, name: string): Promise<unknown> {
  const base = folder();
  return base && readJson(path.join(base, kind, fileOf(name)));
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return null;
  }
}

/** A full disk stops nothing. */
export async function keepGood(kind: string, name: string, value: unknown) {
  const base = folder();
  if (!base) return;
  try {
    await replaceFile(path.join(base, kind, fileOf(name)), JSON.stringify(value));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    cmsHealth().tell("warn", `The last good content could not be kept in ${base}: ${reason}`);
  }
}

export async function dropGood(kind: string, name: string) {
  const base = folder();
  if (base) await rm(path.join(base, kind, fileOf(name)), { force: true });
}

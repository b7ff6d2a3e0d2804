import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

import { z } from "zod";

import { ModelEntry, placesOf } from "@/lib/speech/models/model-entry";

/** Beside the files of a model: what it is, and what each file was when it was added. */
export const ModelRecord = z.strictObject({
  entry: ModelEntry,
  sha256: z.string(),
  files: z.array(z.strictObject({ place: z.string(), bytes: z.number(), sha256: z.string() })),
});
export type ModelRecord = z.infer<typeof ModelRecord>;

export type AddedModel = ModelRecord & { folder: string };

export const recordName = "model.json";
export const licenceName = "LICENCE-OF-THIS-MODEL.txt";

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");

/** The model of this name in a folder of models; null when it has not been added. */
export async function readModel(models: string, name: string): Promise<AddedModel | null> {
  const folder = path.join(models, name);
  const text = await readFile(path.join(folder, recordName), "utf8").catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (text === null) return null;
  const parsed = ModelRecord.safeParse(parseJson(text));
  if (!parsed.success)
    throw new Error(`${path.join(folder, recordName)} is damaged. Remove the model and add it again.`);
  return { ...parsed.data, folder };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** All that were added, by name. */
export async function listModels(models: string): Promise<AddedModel[]> {
  const names = await readdir(models).catch(() => []);
  const found = await Promise.all(
    names.filter((name) => /^[a-z0-9]/.test(name)).map((name) => readModel(models, name)),
  );
  return found.filter((model) => model !== null);
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of createReadStream(file)) hash.update(part);
  return hash.digest("hex");
}

/** What is wrong with the files of a model, a sentence each. Reads all of them, once a start. */
export async function modelFaults({ entry, files, folder }: AddedModel): Promise<string[]> {
  const faults: string[] = [];
  for (const { place, bytes, sha256 } of files) {
    const file = path.join(folder, place);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) faults.push(`${place} is missing`);
    else if (found.size !== bytes) faults.push(`${place} has ${found.size} bytes instead of ${bytes}`);
    else if ((await hashFile(file)) !== sha256)
      faults.push(`${place} is not what it was when the model was added`);
  }
  for (const place of placesOf(entry))
    if (!files.some((file) => file.place === place || file.place.startsWith(`${place}/`)))
      faults.push(`${place} is not among the files of the model`);
  return faults;
}

const sound = new Map<string, Promise<void>>();

/** Throws when a file of the model is missing, cut or changed. Looks once a process. */
export function requireSound(model: AddedModel): Promise<void> {
  const look = sound.get(model.folder) ?? lookAt(model);
  sound.set(model.folder, look);
  look.catch(() => sound.delete(model.folder));
  return look;
}

async function lookAt(model: AddedModel) {
  const [fault, ...more] = await modelFaults(model);
  if (fault === undefined) return;
  const others = more.length > 0 ? ` (and ${more.length} more faults)` : "";
  throw new Error(
    `The model ${model.entry.name} cannot be used: ${fault}${others}. Run npm run models -- remove ${model.entry.name}, then add it again.`,
  );
}

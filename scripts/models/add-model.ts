import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

import { z } from "zod";

import { replaceFile } from "@/lib/core/replace-file";
import type { ModelEntry } from "@/lib/speech/models/model-entry";
import { placesOf } from "@/lib/speech/models/model-entry";
import {
  hashFile,
  licenceName,
  type ModelRecord,
  readModel,
  recordName,
} from "@/lib/speech/models/model-folder";
import { download, type DownloadSettings } from "@/scripts/models/download";
import { unpack } from "@/scripts/models/unpack";
import { checkDisk } from "@/scripts/start/machine.mjs";
import { Fault } from "@/scripts/start/say.mjs";

export type AddSettings = Pick<
  DownloadSettings,
  "onProgress" | "silentSeconds" | "attempts" | "restMillis"
> & { models: string };

const downloads = (models: string) => path.join(models, ".downloads");
/** What archives were when they first came, also of models that have been removed. */
const hashesFile = (models: string) => path.join(models, "hashes.json");
const Hashes = z.record(z.string(), z.string());

function readHashes(models: string) {
  const file = hashesFile(models);
  return existsSync(file) ? Hashes.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}

/** Downloads, checks and unpacks a model. It is there whole or not at all. */
export async function addModel(entry: ModelEntry, settings: AddSettings): Promise<void> {
  const { models, ...how } = settings;
  if (await readModel(models, entry.name)) throw new Fault(`${entry.name} has been added already.`);
  checkDisk(models, entry.bytes + entry.unpackedBytes);
  const archive = path.join(downloads(models), `${entry.name}.${entry.packing}`);
  await download({ ...how, address: entry.address, file: archive, bytes: entry.bytes });
  const sha256 = await hashFile(archive);
  await judgeHash(models, entry, sha256, archive);
  const draft = path.join(models, `.${entry.name}.new`);
  await rm(draft, { recursive: true, force: true });
  try {
    await fill(draft, entry, archive);
    await describe(draft, entry, sha256);
    await rm(path.join(models, entry.name), { recursive: true, force: true });
    await rename(draft, path.join(models, entry.name));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await rm(archive, { force: true });
}

async function judgeHash(models: string, entry: ModelEntry, sha256: string, archive: string) {
  const known = readHashes(models);
  const wanted = entry.sha256 ?? known[entry.name];
  if (wanted !== undefined && wanted !== sha256) {
    await rm(archive, { force: true });
    const where = entry.sha256 ? "the manifest" : hashesFile(models);
    throw new Fault(
      `What ${entry.address} gives is not what it was: its SHA-256 is ${sha256}, and ${where} says ${wanted}. Nothing was kept. If its maker says why it changed, correct that line.`,
    );
  }
  await replaceFile(hashesFile(models), JSON.stringify({ ...known, [entry.name]: sha256 }, null, 2));
}

async function fill(draft: string, entry: ModelEntry, archive: string) {
  if (entry.packing !== "none") return unpack(archive, entry.packing, draft, entry.unpackedBytes);
  await mkdir(draft, { recursive: true });
  const [place = "model.onnx"] = placesOf(entry);
  await copyFile(archive, path.join(draft, place));
}

async function describe(draft: string, entry: ModelEntry, sha256: string) {
  for (const place of placesOf(entry))
    if (!existsSync(path.join(draft, place)))
      throw new Fault(`The archive of ${entry.name} has no ${place}: it is not the model that was expected.`);
  await writeFile(
    path.join(draft, licenceName),
    `${entry.name}\n${entry.address}\nLicence: ${entry.licence}\n${entry.licenceAddress}\n`,
  );
  const record: ModelRecord = { entry, sha256, files: await describeFiles(draft) };
  await writeFile(path.join(draft, recordName), `${JSON.stringify(record, null, 2)}\n`);
}

async function describeFiles(folder: string) {
  const names = await readdir(folder, { recursive: true });
  const files: ModelRecord["files"] = [];
  for (const name of names.sort()) {
    const file = path.join(folder, name);
    const found = await stat(file);
    if (!found.isFile()) continue;
    const place = name.split(path.sep).join("/");
    files.push({ place, bytes: found.size, sha256: await hashFile(file) });
  }
  return files;
}

/** True when there was something to remove. What its archive was stays known. */
export async function removeModel(models: string, name: string): Promise<boolean> {
  if (!/^[a-z0-9][\w.-]*$/i.test(name)) throw new Fault(`"${name}" is not the name of a model.`);
  const folder = path.join(models, name);
  const wasThere = existsSync(folder);
  await rm(folder, { recursive: true, force: true });
  for (const part of await readdir(downloads(models)).catch(() => []))
    if (part.startsWith(`${name}.tar`) || part.startsWith(`${name}.none`))
      await rm(path.join(downloads(models), part), { force: true });
  return wasThere;
}

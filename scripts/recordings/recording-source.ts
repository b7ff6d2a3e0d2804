import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { z } from "zod";

import type { KeptRecording } from "@/lib/services/media/people-recordings";
import { CmsFault } from "@/scripts/cms/project";
import { Manifest, placeIn, type RecordingEntry } from "@/scripts/recordings/manifest";

/** A recording to judge, and where its bytes come from; null bytes where there is no such file. */
export type Offered = {
  entry: RecordingEntry;
  document?: KeptRecording["document"];
  read: () => Promise<Uint8Array | null>;
};

function readManifestOf(folder: string): RecordingEntry[] {
  const file = path.join(folder, "manifest.json");
  if (!existsSync(file)) throw new CmsFault(`${file} is missing.`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new CmsFault(`${file} is no JSON.`);
  }
  const parsed = Manifest.safeParse(content);
  if (!parsed.success) throw new CmsFault(`${file} is wrong.\n${z.prettifyError(parsed.error)}`);
  return parsed.data.recordings;
}

/** Throws a CmsFault with what is wrong of the manifest. */
export const offeredByFolder = (folder: string): Offered[] =>
  readManifestOf(folder).map((entry) => ({ entry, read: async () => readIn(folder, entry.file) }));

/** A file below the folder. */
export function readIn(folder: string, file: string): Uint8Array | null {
  const place = placeIn(folder, file);
  return place === null || !existsSync(place) ? null : readFileSync(place);
}

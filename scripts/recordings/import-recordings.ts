import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { z } from "zod";

import type { BankMedia } from "@/lib/bank/media";
import type { FileStore } from "@/lib/integrations/storage/file-store";
import { fileNameOf, type KeptRecording, keepPeople } from "@/lib/services/media/people-recordings";
import { soundFaults, type WordJudge } from "@/lib/speech/judge-recording";
import { openSoundFiles } from "@/lib/speech/sound-files";
import { Manifest, type ManifestEntry, placeIn } from "@/scripts/recordings/manifest";

export type Bank = {
  media: readonly BankMedia[];
  /** The recordings of an item that are played with it. */
  mediaOf: (item: string) => readonly string[];
};
type Settings = { folder: string; bank: Bank; files: FileStore; words: WordJudge | null };
export type Imported = { kept: KeptRecording[]; faults: { file: string; faults: string[] }[] };

export function readManifestOf(folder: string): ManifestEntry[] {
  const file = path.join(folder, "manifest.json");
  if (!existsSync(file)) throw new Error(`${file} is missing.`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} is no JSON.`, { cause });
  }
  const parsed = Manifest.safeParse(content);
  if (!parsed.success) throw new Error(`${file} is wrong.\n${z.prettifyError(parsed.error)}`);
  return parsed.data.recordings;
}

/** Takes in what passes and names what does not; one bad file stops no other. */
export async function importRecordings(settings: Settings): Promise<Imported> {
  const entries = readManifestOf(settings.folder);
  const sounds = openSoundFiles();
  const imported: Imported = { kept: [], faults: [] };
  try {
    for (const entry of entries) {
      const outcome = await importOne(entry, settings, sounds);
      if ("faults" in outcome) imported.faults.push({ file: entry.file, faults: outcome.faults });
      else imported.kept.push(...outcome.kept);
    }
  } finally {
    await sounds.close();
  }
  if (imported.kept.length > 0) await keepPeople(settings.files, imported.kept);
  return imported;
}

/** Recordings that say what is recorded. */
function placesOf({ item, text }: ManifestEntry, { media, mediaOf }: Bank) {
  const ids = item === undefined ? null : new Set(mediaOf(item));
  const said = text?.replaceAll(/\s+/g, " ");
  return media.filter(
    ({ id, source }) => source.from === "speech" && (ids ? ids.has(id) : source.text === said),
  );
}

async function importOne(
  entry: ManifestEntry,
  { folder, bank, files, words }: Settings,
  sounds: ReturnType<typeof openSoundFiles>,
): Promise<{ kept: KeptRecording[] } | { faults: string[] }> {
  const place = placeIn(folder, entry.file);
  if (place === null || !existsSync(place)) return { faults: ["there is no such file in the folder"] };
  const wanted = placesOf(entry, bank);
  const texts = [...new Set(wanted.map(({ source }) => source.text))];
  const [text] = texts;
  if (text === undefined) return { faults: ["the bank has no recording of this"] };
  if (texts.length > 1) return { faults: [`the item has ${texts.length} recordings: name the text instead`] };
  const sound = await sounds.finish(readFileSync(place), text, { keepsWave: true }).catch(reasonOf);
  if (typeof sound === "string") return { faults: [sound] };
  const { measured, finished, wave } = sound;
  const faults = soundFaults(measured, text);
  const misread =
    words && wave && faults.length === 0 ? await words.judge(wave, text).catch(unchecked) : null;
  if (misread !== null) faults.push(misread);
  if (faults.length > 0 || !finished) return { faults };
  const name = fileNameOf(finished.mp3);
  await files.put(name, finished.mp3);
  const { voice, accent, licence, attribution, consent } = entry;
  const source = { from: "person", name, text, voice, accent } as const;
  const facts = { seconds: finished.seconds, loudness: Math.round(measured.lufs * 10) / 10 };
  return {
    kept: wanted.map(({ id }) => ({
      ...{ mediaId: id, source: { ...source, ...facts }, licence, attribution, consent },
    })),
  };
}

const unchecked = (error: unknown) => `its words could not be checked (${reasonOf(error)})`;

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/^The engine sound files refuses: /, "");

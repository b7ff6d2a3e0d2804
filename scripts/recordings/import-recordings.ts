import type { BankMedia } from "@/lib/bank/media";
import type { FileStore } from "@/lib/integrations/storage/file-store";
import { fileNameOf, type KeptRecording, keepPeople } from "@/lib/services/media/people-recordings";
import { soundFaults } from "@/lib/speech/judge-recording";
import type { WordJudge } from "@/lib/speech/read-aloud/judge-words";
import { openSoundFiles } from "@/lib/speech/sound-files";
import type { RecordingEntry } from "@/scripts/recordings/manifest";
import type { Offered } from "@/scripts/recordings/recording-source";

export type Bank = {
  media: readonly BankMedia[];
  /** The recordings of an item that are played with it. */
  mediaOf: (item: string) => readonly string[];
};
type Settings = {
  offered: readonly Offered[];
  bank: Bank;
  files: FileStore;
  words: Pick<WordJudge, "judge"> | null;
};
export type Imported = { kept: KeptRecording[]; faults: { file: string; faults: string[] }[] };

/** Takes in what passes and names what does not; one bad file stops no other. */
export async function importRecordings(settings: Settings): Promise<Imported> {
  const sounds = openSoundFiles();
  const imported: Imported = { kept: [], faults: [] };
  try {
    for (const each of settings.offered) {
      const outcome = await importOne(each, settings, sounds);
      if ("faults" in outcome) imported.faults.push({ file: each.entry.file, faults: outcome.faults });
      else imported.kept.push(...outcome.kept);
    }
  } finally {
    await sounds.close();
  }
  if (imported.kept.length > 0) await keepPeople(settings.files, imported.kept);
  return imported;
}

/** Recordings that say what is recorded. */
export function placesOf({ item, text }: RecordingEntry, { media, mediaOf }: Bank) {
  const ids = item === undefined ? null : new Set(mediaOf(item));
  const said = text?.replaceAll(/\s+/g, " ");
  return media.filter(
    ({ id, source }) => source.from === "speech" && (ids ? ids.has(id) : source.text === said),
  );
}

async function importOne(
  { entry, document, read }: Offered,
  { bank, files, words }: Settings,
  sounds: ReturnType<typeof openSoundFiles>,
): Promise<{ kept: KeptRecording[] } | { faults: string[] }> {
  const bytes = await read().catch(reasonOf);
  if (typeof bytes === "string") return { faults: [bytes] };
  if (bytes === null) return { faults: ["there is no such file in the folder"] };
  const wanted = placesOf(entry, bank);
  const texts = [...new Set(wanted.map(({ source }) => source.text))];
  const [text] = texts;
  if (text === undefined) return { faults: ["the bank has no recording of this"] };
  if (texts.length > 1) return { faults: [`the item has ${texts.length} recordings: name the text instead`] };
  const sound = await sounds.finish(bytes, text, { keepsWave: true }).catch(reasonOf);
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
      ...(document && { document }),
    })),
  };
}

const unchecked = (error: unknown) => `its words could not be checked (${reasonOf(error)})`;

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/^The engine sound files refuses: /, "");

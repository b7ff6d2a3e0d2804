import "server-only";
import { createHash } from "node:crypto";

import { z } from "zod";

import { type BankMedia, PersonSource } from "@/lib/bank/media";
import type { FileStore } from "@/lib/integrations/storage/file-store";

/** What an import has kept of one recording. */
const Kept = z.strictObject({
  mediaId: z.string(),
  source: PersonSource,
  licence: z.string(),
  attribution: z.string().nullable(),
  /** Where the speaker's consent is kept, by the operator's own words. */
  consent: z.string(),
  /** Which document of the CMS it came from, in which revision; not there for files of a folder. */
  document: z.object({ id: z.string(), rev: z.string() }).optional(),
});
export type KeptRecording = z.infer<typeof Kept>;

const indexName = "index.json";

/** All that were imported, by the recording of the bank whose place they take. */
export async function readPeople(files: FileStore): Promise<KeptRecording[]> {
  const bytes = await files.get(indexName);
  return bytes === null ? [] : z.array(Kept).parse(JSON.parse(new TextDecoder().decode(bytes)));
}

export const fileNameOf = (mp3: Uint8Array) => `${createHash("sha256").update(mp3).digest("hex")}.mp3`;

/** Adds to what was imported; the later recording of a place counts. Their files are stored before. */
export const keepPeople = (files: FileStore, added: readonly KeptRecording[]) =>
  changePeople(files, (kept) => [...kept, ...added]);

/** Takes recordings out; the bank's next load has the computer's voice in their place again. */
export const dropPeople = (files: FileStore, isGone: (one: KeptRecording) => boolean) =>
  changePeople(files, (kept) => kept.filter((one) => !isGone(one)));

async function changePeople(
  files: FileStore,
  change: (kept: readonly KeptRecording[]) => readonly KeptRecording[],
) {
  const kept = new Map(change(await readPeople(files)).map((one) => [one.mediaId, one]));
  const all = [...kept.values()].toSorted((a, b) => a.mediaId.localeCompare(b.mediaId));
  await files.put(indexName, `${JSON.stringify(all, null, 2)}\n`);
}

/** A person's recording takes the place of a computer's where it still says the same. */
export function preferPerson(media: BankMedia, kept: ReadonlyMap<string, KeptRecording>): BankMedia {
  const person = kept.get(media.id);
  if (!person || media.source.from !== "speech" || media.source.text !== person.source.text) return media;
  const { source, licence, attribution } = person;
  return { ...media, source, licence, attribution };
}

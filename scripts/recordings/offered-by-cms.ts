import { recordingsQuery } from "@/cms/queries";
import type { ContentSource } from "@/lib/integrations/sanity/content-source";
import { fieldFaults } from "@/lib/content/gate/field-faults";
import type { KeptRecording } from "@/lib/services/media/people-recordings";
import { CmsFault } from "@/scripts/cms/project";
import { type Bank, placesOf } from "@/scripts/recordings/import-recordings";
import { RecordingEntry } from "@/scripts/recordings/manifest";
import type { Offered } from "@/scripts/recordings/recording-source";

type Settings = {
  source: ContentSource;
  /** The bytes behind a document's address. */
  fetchFile: (url: string) => Promise<Uint8Array | null>;
  bank: Bank;
  kept: readonly KeptRecording[];
  /** The content system may have lost everything on purpose. */
  empty: boolean;
};

type Found = {
  offered: Offered[];
  faults: { file: string; faults: string[] }[];
  /** What was taken in before and is published no longer: a speaker may have taken their consent back. */
  isGone: (one: KeptRecording) => boolean;
};

/** The published recordings of the content system that are new or changed; what is as it was is not judged again. */
export async function offeredByCms({ source, fetchFile, bank, kept, empty }: Settings): Promise<Found> {
  const documents = recordingsQuery.shape.parse(await source.fetch(recordingsQuery.groq, {}));
  const before = kept.filter(({ document }) => document !== undefined);
  if (documents.length === 0 && before.length > 0 && !empty)
    throw new CmsFault(
      `There are no recordings, and ${before.length} were taken before: nothing was changed. Check the project and its token; if they were withdrawn on purpose, run the command again with --empty.`,
    );
  const ids = new Set(documents.map(({ _id }) => _id));
  const found: Found = {
    offered: [],
    faults: [],
    isGone: ({ document }) => document !== undefined && !ids.has(document.id),
  };
  const revOf = new Map(before.map(({ mediaId, document }) => [mediaId, `${document?.id} ${document?.rev}`]));
  for (const { _id: id, _rev: rev, url, ...fields } of documents) {
    const parsed = RecordingEntry.safeParse({ ...fields, file: `document ${id}` }, { reportInput: true });
    if (!parsed.success || !url) {
      const wrong = parsed.success ? [] : fieldFaults(parsed.error);
      const said = wrong.map(({ path, advice }) => `${path.join(".") || "document"}: ${advice}`);
      found.faults.push({ file: `document ${id}`, faults: url ? said : [...said, "it has no file"] });
      continue;
    }
    const places = placesOf(parsed.data, bank);
    const isKept = places.length > 0 && places.every((place) => revOf.get(place.id) === `${id} ${rev}`);
    if (!isKept)
      found.offered.push({ entry: parsed.data, document: { id, rev }, read: () => fetchFile(url) });
  }
  return found;
}

import "server-only";
import { z } from "zod";

import { documentsQuery } from "@/cms/queries";
import { type GatedDocument, gateDocument } from "@/lib/content/live/gate-document";
import { noteRefused } from "@/lib/integrations/sanity/cms-health";
import type { ContentSource } from "@/lib/integrations/sanity/content-source";
import { dropGood, keepGood, readAllGood } from "@/lib/integrations/sanity/last-good";

/** `document` is the last version that passed the gate; `faults` say why the newest one did not. */
export type DocumentShelf = Map<string, GatedDocument>;

const kind = "documents";
const batch = 100;
const Ids = z.looseObject({ _id: z.string(), _type: z.string() });

/** What the process before, or the build, has kept. */
export async function openDocuments(shelf: DocumentShelf) {
  for (const raw of await readAllGood(kind)) {
    if (!Ids.safeParse(raw).success) continue;
    const gated = gateDocument(raw);
    if (gated.document) shelf.set(gated.id, gated);
  }
}

type Row = { _id: string; _rev: string };

/** Reads what has changed; a document with a fault keeps the version before. */
export async function takeDocuments(shelf: DocumentShelf, source: ContentSource, rows: readonly Row[]) {
  const changed = rows.filter(({ _id, _rev }) => shelf.get(_id)?.rev !== _rev).map(({ _id }) => _id);
  for (let from = 0; from < changed.length; from += batch) {
    const ids = changed.slice(from, from + batch);
    for (const raw of documentsQuery.shape.parse(await source.fetch(documentsQuery.groq, { ids }))) {
      const gated = gateDocument(raw);
      shelf.set(gated.id, { ...gated, document: gated.document ?? shelf.get(gated.id)?.document ?? null });
      if (gated.document) await keepGood(kind, gated.id, raw);
    }
  }
  const there = new Set(rows.map(({ _id }) => _id));
  for (const id of [...shelf.keys()].filter((each) => !there.has(each))) {
    shelf.delete(id);
    noteRefused(id, []);
    await dropGood(kind, id);
  }
}

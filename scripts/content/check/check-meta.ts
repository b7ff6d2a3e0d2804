import { existsSync } from "node:fs";
import path from "node:path";

import { start } from "@/lib/content/gate/report";
import { checkImageFile } from "@/scripts/content/check/check-pictures";
import { metaFile, type DocumentFolder } from "@/scripts/content/collect-documents";
import { reportInto, type Fault } from "@/scripts/content/fault";
import type { FactsStore } from "@/scripts/content/check/facts/facts-store";
import type { MetaHead } from "@/scripts/content/check/facts/meta-facts";
import { scriptFile } from "@/scripts/films/film-files";

export type CheckedMeta = { document: DocumentFolder; file: string; meta: MetaHead };

/** Reads the facts that all languages of a document share; what cannot be read is reported and left out. */
export function readMetas(store: FactsStore, documents: DocumentFolder[], faults: Fault[]): CheckedMeta[] {
  return documents.flatMap((document) => {
    const file = metaFile(document);
    if (!document.hasMeta) {
      reportInto(faults, file)(start, "file/missing", "add meta.yaml: the facts that all languages share");
      return [];
    }
    const { faults: own, meta } = store.meta(file);
    faults.push(...own);
    return meta ? [{ document, file, meta }] : [];
  });
}

/** Whether what the facts name is there, and whether two of them stand at one place of a list. */
export function checkMetas(root: string, metas: CheckedMeta[], documents: DocumentFolder[], faults: Fault[]) {
  const courses = new Set(
    documents.flatMap(({ collection, slug }) => (collection === "courses" ? [slug] : [])),
  );
  const taken = new Map<string, string>();
  for (const { document, file, meta } of metas) {
    const report = reportInto(faults, file);
    for (const { url, place } of meta.pictures) checkImageFile(root, url, place, report);
    for (const { slug, place } of meta.related)
      if (!courses.has(slug)) report(place, "link/missing-page", `there is no course "${slug}"`);
    if (meta.film && !existsSync(path.join(root, scriptFile(meta.film.id))))
      report(meta.film.place, "film/unknown", `there is no script ${scriptFile(meta.film.id)}`);
    if (!meta.stand) continue;
    const { field, name, place } = meta.stand;
    const other = taken.get(name);
    if (other === undefined) taken.set(name, document.folder);
    else report(place, "field/duplicate", `${other} has this ${field} already; choose another`);
  }
}

import { collections } from "@/lib/content/schemas";
import { checkPlaces } from "@/scripts/content/check-places";
import type { DocumentFolder } from "@/scripts/content/collect-documents";
import { reportInto, start, type Fault, type Report } from "@/scripts/content/fault";
import { checkImageFile } from "@/scripts/content/prose-rules";
import { readSource } from "@/scripts/content/source-file";
import { parseYaml, placeOf, readYaml, type YamlSource } from "@/scripts/content/yaml-source";

/** The facts that all languages of a document share; what cannot be read is reported. */
export function checkMetas(root: string, documents: DocumentFolder[], faults: Fault[]) {
  const courses = new Set(
    documents.flatMap(({ collection, slug }) => (collection === "courses" ? [slug] : [])),
  );
  for (const document of documents) checkMeta(root, document, courses, faults);
  checkPlaces(root, documents, faults);
}

function checkMeta(root: string, document: DocumentFolder, courses: Set<string>, faults: Fault[]) {
  const file = `${document.folder}/meta.yaml`;
  const report = reportInto(faults, file);
  if (!document.hasMeta) {
    report(start, "file/missing", "add meta.yaml: the facts that all languages share");
    return;
  }
  const source = readSource(root, file, report);
  const yaml = source === null ? null : readYaml(source, 1, report);
  const meta = yaml ? parseYaml(yaml, collections[document.collection].meta, report) : null;
  if (!yaml || !meta) return;
  if (Date.parse(meta.dateModified) < Date.parse(meta.datePublished))
    report(
      placeOf(yaml, ["dateModified"]),
      "field/value",
      '"dateModified" must not be earlier than "datePublished"',
    );
  if ("image" in meta) checkImageFile(root, meta.image, placeOf(yaml, ["image"]), report);
  if ("video" in meta && meta.video)
    checkImageFile(root, meta.video.thumbnail, placeOf(yaml, ["video", "thumbnail"]), report);
  if ("related" in meta) checkRelated(meta.related, courses, yaml, report);
}

function checkRelated(related: readonly string[], courses: Set<string>, yaml: YamlSource, report: Report) {
  for (const [index, slug] of related.entries()) {
    const place = placeOf(yaml, ["related", index]);
    if (!courses.has(slug)) report(place, "link/missing-page", `there is no course "${slug}"`);
    if (related.indexOf(slug) < index)
      report(place, "field/duplicate", `the course "${slug}" stands twice; keep one`);
  }
}

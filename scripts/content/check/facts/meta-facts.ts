import type { z } from "zod";

import type { Place, PlacedUrl } from "@/lib/content/gate/report";
import { collections, type Collection } from "@/lib/content/schemas";
import type { TaskType } from "@/lib/content/task-names";
import { reportInto, type Fault } from "@/scripts/content/fault";
import { parseYaml, placeOf, readYaml, type YamlSource } from "@/scripts/content/yaml-source";

/** What the rest of the gate needs of a document's shared facts. */
export type MetaHead = {
  pictures: PlacedUrl[];
  /** A film of ours that the document names. */
  film: { id: string; place: Place } | null;
  related: { slug: string; place: Place }[];
  /** Where a course stands in its section, or an article of `/learn` in its category. */
  stand: { field: string; name: string; place: Place } | null;
  category: string | null;
  questionType: TaskType | null;
  datePublished: string;
};

type Meta = z.infer<(typeof collections)[Collection]["meta"]>;

export type MetaFacts = {
  /** The faults they show by themselves. */
  faults: Fault[];
  /** Null when they cannot be read. */
  meta: MetaHead | null;
};

/** Everything that one meta.yaml tells without any other file. */
export function readMetaFacts(source: string, file: string, collection: Collection): MetaFacts {
  const faults: Fault[] = [];
  const report = reportInto(faults, file);
  const yaml = readYaml(source, 1, report);
  const meta = yaml ? parseYaml(yaml, collections[collection].meta, report) : null;
  if (!yaml || !meta) return { faults, meta: null };
  if (Date.parse(meta.dateModified) < Date.parse(meta.datePublished))
    report(
      placeOf(yaml, ["dateModified"]),
      "field/value",
      '"dateModified" must not be earlier than "datePublished"',
    );
  const related = "related" in meta ? meta.related : [];
  related.forEach((slug, index) => {
    if (related.indexOf(slug) < index)
      report(
        placeOf(yaml, ["related", index]),
        "field/duplicate",
        `the course "${slug}" stands twice; keep one`,
      );
  });
  const head: MetaHead = {
    ...picturesOf(meta, yaml),
    related: related.map((slug, index) => ({ slug, place: placeOf(yaml, ["related", index]) })),
    stand: standOf(meta, yaml),
    category: "category" in meta ? meta.category : null,
    questionType: "questionType" in meta ? (meta.questionType ?? null) : null,
    datePublished: meta.datePublished,
  };
  return { faults, meta: head };
}

function picturesOf(meta: Meta, yaml: YamlSource): Pick<MetaHead, "pictures" | "film"> {
  const image = "image" in meta ? [{ url: meta.image, place: placeOf(yaml, ["image"]) }] : [];
  const video = "video" in meta ? meta.video : undefined;
  if (!video) return { pictures: image, film: null };
  if (video.provider === "self")
    return { pictures: image, film: { id: video.id, place: placeOf(yaml, ["video", "id"]) } };
  const thumbnail = { url: video.thumbnail, place: placeOf(yaml, ["video", "thumbnail"]) };
  return { pictures: [...image, thumbnail], film: null };
}

function standOf(meta: Meta, yaml: YamlSource): MetaHead["stand"] {
  const stand = (field: string, name: string) => ({ field, name, place: placeOf(yaml, [field]) });
  if ("position" in meta) return stand("position", `courses ${meta.section} ${meta.position}`);
  if ("order" in meta) return stand("order", `learn ${meta.category} ${meta.order}`);
  return null;
}

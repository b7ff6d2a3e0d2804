import { type Collection, collections } from "@/lib/content/schemas";
import type { DocumentFolder } from "@/scripts/content/collect-documents";
import { type Fault, reportInto } from "@/scripts/content/fault";
import { readSource } from "@/scripts/content/source-file";
import { placeOf, readYaml } from "@/scripts/content/yaml-source";

/** Two courses at one place of one section have no order; nor have two articles of `/learn` at one of one category. */
export function checkPlaces(root: string, documents: DocumentFolder[], faults: Fault[]) {
  const taken = new Map<string, string>();
  for (const { collection, folder } of documents.filter(({ hasMeta }) => hasMeta)) {
    const file = `${folder}/meta.yaml`;
    const yaml = readYaml(readSource(root, file, () => undefined) ?? "", 1, () => undefined);
    const placed = yaml && readPlace(collection, yaml.value);
    if (!placed) continue;
    const other = taken.get(placed.place);
    if (other)
      reportInto(faults, file)(
        placeOf(yaml, [placed.field]),
        "field/duplicate",
        `${other} has this ${placed.field} already; choose another`,
      );
    else taken.set(placed.place, folder);
  }
}

function readPlace(collection: Collection, facts: unknown) {
  const course = collection === "courses" ? collections.courses.meta.safeParse(facts).data : undefined;
  if (course) return { field: "position", place: `courses ${course.section} ${course.position}` };
  const article = collection === "learn" ? collections.learn.meta.safeParse(facts).data : undefined;
  return article ? { field: "order", place: `learn ${article.category} ${article.order}` } : null;
}

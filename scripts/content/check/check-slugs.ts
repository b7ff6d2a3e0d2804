import type { CheckedText } from "@/scripts/content/check/check-texts";
import type { DocumentFolder } from "@/scripts/content/collect-documents";

const keyOf = ({ collection }: DocumentFolder, slug: string) => `${collection}/${slug}`;

/**
 * An address names one document of its collection, in whatever language it stands: an address of another language is
 * led to the reader's own.
 */
export function checkSlugs(documents: DocumentFolder[], texts: CheckedText[]) {
  const taken = new Map(documents.map((document) => [keyOf(document, document.slug), document]));
  for (const { document, fields, places, report } of texts) {
    if (!fields.slug) continue;
    const key = keyOf(document, fields.slug);
    const other = taken.get(key);
    if (!other) taken.set(key, document);
    else if (other !== document)
      report(
        places.slug,
        "slug/duplicate",
        `"${fields.slug}" leads to ${other.folder} already; choose another`,
      );
    else if (fields.slug === document.slug)
      report(places.slug, "slug/needless", "this is the name of the folder; delete the field");
  }
}

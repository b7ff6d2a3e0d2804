import { z } from "zod";

import { RedirectTable } from "@/lib/content/addresses/redirect-table";
import { defaultLocale } from "@/lib/i18n/locales";
import type { CheckedDocuments } from "@/scripts/content/check/check-documents";
import { redirectsFile, withSlug } from "@/scripts/content/check/check-redirects";
import { readTable } from "@/scripts/content/check/read-table";
import type { Fault } from "@/scripts/content/fault";
import { placeOf } from "@/scripts/content/yaml-source";

export const publishedFile = "content/published.yaml";

/** Every address that texts have been published at; one that a language has of its own begins with the language. */
export const PublishedTable = z.strictObject({ addresses: z.array(z.string().startsWith("/")) });

/** Where texts can be read today: what `content/published.yaml` has to name. */
export function publicAddresses({ texts, addresses }: CheckedDocuments): string[] {
  const shown = texts.filter(({ fields }) => fields.status === "published");
  return shown
    .flatMap(({ document, locale, fields }) => {
      const address = addresses.get(document);
      if (!address) return [];
      if (locale === defaultLocale) return [address];
      return fields.slug ? [`/${locale}${withSlug(address, fields.slug)}`] : [];
    })
    .sort();
}

/**
 * Nobody who kept an address meets an empty page: what was published is there, or leads somewhere. Asked last, and only
 * where nothing else is wrong: a text that cannot be read is not gone.
 */
export function checkPublished(
  root: string,
  checked: CheckedDocuments,
  faults: Fault[],
  { complete }: { complete: boolean },
) {
  const table = readTable(root, publishedFile, PublishedTable, faults);
  const moved = readTable(root, redirectsFile, RedirectTable, []);
  if (!table || !moved || faults.some(({ level }) => level === "fault")) return;
  const now = publicAddresses(checked);
  const reached = new Set([
    ...now,
    ...moved.value.redirects.map(({ from, language }) => (language ? `/${language}${from}` : from)),
  ]);
  table.value.addresses.forEach((address, index) => {
    if (reached.has(address)) return;
    table.report(
      placeOf(table.yaml, ["addresses", index]),
      "address/gone",
      `${address} was published and is not there any more; say in ${redirectsFile} where it leads, or put the text back`,
    );
  });
  const listed = new Set(table.value.addresses);
  const missing = now.filter((address) => !listed.has(address));
  if (complete && missing.length > 0)
    table.report(
      { line: 1, column: 1 },
      "address/unlisted",
      `${missing.join(", ")}: run npm run content:stamp, which lists what is published`,
    );
}

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { parse, stringify } from "yaml";

import { checkDocuments } from "@/scripts/content/check/check-documents";
import { publicAddresses, publishedFile, PublishedTable } from "@/scripts/content/check/check-published";
import type { FactsStore } from "@/scripts/content/check/facts/facts-store";

const head =
  "# Every address that texts have been published at. `npm run content:stamp` adds to it; the gate asks for a redirect\n" +
  "# where one of them is gone. A line leaves only when nobody can have kept the address.\n";

/** Adds the addresses at which texts can be read by now; returns the new ones. */
export function listPublished(store: FactsStore): string[] {
  const file = path.join(store.root, publishedFile);
  const known = existsSync(file) ? PublishedTable.parse(parse(readFileSync(file, "utf8"))).addresses : [];
  store.look();
  const now = publicAddresses(checkDocuments(store, [], { complete: false }));
  const added = now.filter((address) => !known.includes(address));
  if (added.length > 0)
    writeFileSync(file, head + stringify({ addresses: [...known, ...added].sort() }, { lineWidth: 0 }));
  return added;
}

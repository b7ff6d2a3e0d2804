import type { LocalDocument } from "contentlayer2/source-files";

import { formatFault } from "@/scripts/content/fault";
import { openFactsCache } from "@/scripts/content/facts/facts-cache";
import { createFactsStore } from "@/scripts/content/facts/facts-store";
import { keptTerms } from "@/scripts/content/check-tables";

type RawPlace = Pick<LocalDocument, "_raw">;

/** `content/<collection>/<folder>/…` */
const folderOf = ({ _raw }: RawPlace) => _raw.sourceFileDir.split("/")[1] ?? "";
const localeOf = ({ _raw }: RawPlace) => _raw.sourceFileName.replace(/\.mdx$/, "");

/** The name of a document, which all its languages share. */
export const folderField = { folder: { type: "string", resolve: folderOf } } as const;

/**
 * What one text decides by itself. The gate has parsed it already: what it remembers of these very bytes is taken, and
 * only a text that it has not seen is read here.
 */
export function textFields(root: string, project: string) {
  const store = createFactsStore(root);
  store.useTerms(keptTerms(root));
  const memory = openFactsCache(store, project);

  function read({ _raw }: RawPlace) {
    const file = `content/${_raw.sourceFilePath}`;
    // While texts are written, this program outlives many looks of the gate.
    store.look();
    if (store.unknown([file]).length > 0) memory.recall(file);
    store.look();
    const { text, faults } = store.text(file);
    if (!text) throw new Error(faults.map(formatFault).join("\n"));
    return text;
  }

  return {
    ...folderField,
    locale: { type: "string", resolve: localeOf },
    headings: { type: "list", resolve: (document: RawPlace) => read(document).headings },
    sections: { type: "list", resolve: (document: RawPlace) => read(document).sections },
  } as const;
}

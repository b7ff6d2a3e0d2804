import { readFileSync } from "node:fs";
import path from "node:path";

import type { LocalDocument } from "contentlayer2/source-files";

import type { Heading } from "@/lib/content/markdown/headings";
import { formatFault } from "@/scripts/content/fault";
import { createRecall } from "@/scripts/content/check/facts/facts-cache";
import { noWordings } from "@/scripts/content/check/wordings";
import { type Entry, hashOf, readEntry } from "@/scripts/content/check/facts/read-entry";

type RawPlace = Pick<LocalDocument, "_raw">;

/** `content/<collection>/<folder>/…` */
const folderOf = ({ _raw }: RawPlace) => _raw.sourceFileDir.split("/")[1] ?? "";
const localeOf = ({ _raw }: RawPlace) => _raw.sourceFileName.replace(/\.mdx$/, "");

/** The name of a document, which all its languages share. */
export const folderField = { folder: { type: "string", resolve: folderOf } } as const;

/** What a text decides by itself; there are many texts, so nothing else of the facts is kept. */
type Known = { hash: string; headings: Heading[]; sections: string[] };

function knownOf({ hash, facts }: Entry): Known | null {
  const text = "text" in facts ? facts.text : null;
  return text && { hash, headings: text.headings, sections: text.sections.map((section) => section.hash) };
}

/** The gate has parsed the text already: what it keeps of these very bytes is taken, and only others are read here. */
function createReader(root: string, project: string) {
  const recall = createRecall(root, project);
  const known = new Map<string, Known>();
  const isKnown = (file: string, hash: string) => known.get(file)?.hash === hash;

  function keep(file: string, entry: Entry) {
    const text = knownOf(entry);
    if (text) known.set(file, text);
    return text;
  }

  return ({ _raw }: RawPlace): Known => {
    const file = `content/${_raw.sourceFilePath}`;
    const hash = hashOf(readFileSync(path.join(root, file)));
    if (!isKnown(file, hash)) for (const each of recall(file)) keep(...each);
    const text = known.get(file);
    if (text && isKnown(file, hash)) return text;
    const entry = readEntry(root, file, noWordings);
    const read = keep(file, entry);
    if (!read) throw new Error(entry.facts.faults.map(formatFault).join("\n"));
    return read;
  };
}

export function textFields(root: string, project: string) {
  const read = createReader(root, project);
  return {
    ...folderField,
    locale: { type: "string", resolve: localeOf },
    headings: { type: "list", resolve: (document: RawPlace) => read(document).headings },
    sections: { type: "list", resolve: (document: RawPlace) => read(document).sections },
  } as const;
}

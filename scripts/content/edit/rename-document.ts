import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { Locale } from "@/lib/i18n/locales";
import { checkContent } from "@/scripts/content/check/check-content";
import { readMetas } from "@/scripts/content/check/check-meta";
import { redirectsFile } from "@/scripts/content/check/check-redirects";
import { codeMentions } from "@/scripts/content/edit/code-mentions";
import { collectDocuments, isCollection, slugShape } from "@/scripts/content/collect-documents";
import { formatFault } from "@/scripts/content/fault";
import { createFactsStore } from "@/scripts/content/check/facts/facts-store";
import { addressesOf } from "@/scripts/content/check/link-targets";
import { addRedirect } from "@/scripts/content/edit/move-facts";
import { planMetas, planTexts, type Move } from "@/scripts/content/edit/plan-move";

export type Renaming = { collection: string; from: string; to: string };
export type Renamed =
  { refused: string[] } | { changed: string[]; redirect: { from: string; to: string; language?: Locale } };

/** Moves a document to another address and leads everything there: links, facts, pictures, and its readers. */
export function renameDocument(root: string, renaming: Renaming): Renamed {
  const refused = askingTrouble(root, renaming) ?? contentTrouble(root) ?? codeTrouble(root, renaming);
  if (refused) return { refused };

  const { from, to } = renaming;
  const documents = collectDocuments(root, []);
  const document = documents.find(
    ({ collection, slug }) => collection === renaming.collection && slug === from,
  );
  const address =
    document && addressesOf([document], readMetas(createFactsStore(root), [document], [])).get(document);
  if (!document || !address) throw new Error(`There is no content/${renaming.collection}/${from}.`);
  const target = address.slice(0, -from.length) + to;
  const pictures = picturesOf(root, renaming);
  const move: Move = {
    urls: new Map([[address, target], ...pictures.map(({ before, after }) => [before, after] as const)]),
    course: document.collection === "courses" ? { from, to } : null,
  };
  const writes = new Map([...planTexts(root, documents, move), ...planMetas(root, documents, move)]);
  const table = path.join(root, redirectsFile);
  const redirects = existsSync(table) ? readFileSync(table, "utf8") : null;
  writes.set(redirectsFile, addRedirect(redirects, { from: address, to: target }));

  for (const [file, text] of writes) writeFileSync(path.join(root, file), text);
  const folder = path.dirname(document.folder);
  renameSync(path.join(root, document.folder), path.join(root, folder, to));
  for (const { before, after } of pictures)
    renameSync(path.join(root, "public", before), path.join(root, "public", after));
  const changed = [
    `${document.folder} -> ${folder}/${to}`,
    ...pictures.map(({ before, after }) => `public${before} -> public${after}`),
    ...writes.keys(),
  ];
  return { changed, redirect: { from: address, to: target } };
}

function askingTrouble(root: string, { collection, from, to }: Renaming): string[] | null {
  if (!isCollection(collection))
    return [`There is no collection "${collection}": choose one of courses, learn, blog, legal.`];
  if (!existsSync(path.join(root, "content", collection, from)))
    return [`There is no content/${collection}/${from}: npm run content:status lists the addresses.`];
  if (!slugShape.test(to))
    return [`"${to}" cannot be an address: write lower-case words joined by hyphens, like test-format.`];
  if (existsSync(path.join(root, "content", collection, to)))
    return [`content/${collection}/${to} exists already: choose another address.`];
  const taken = picturesOf(root, { collection, from, to }).filter(({ after }) =>
    existsSync(path.join(root, "public", after)),
  );
  return taken.length > 0
    ? taken.map(({ after }) => `public${after} exists already: delete it, or choose another address.`)
    : null;
}

/** Only what can be read can be corrected. */
export function contentTrouble(root: string): string[] | null {
  const faults = checkContent(root, { complete: false }).filter(({ level }) => level === "fault");
  if (faults.length === 0) return null;
  return ["Correct these faults first, so that no link is missed:", ...faults.map(formatFault)];
}

function codeTrouble(root: string, { from, to }: Renaming): string[] | null {
  const mentions = codeMentions(root, from);
  if (mentions.length === 0) return null;
  return [`These places name "${from}". Write "${to}" there, then run this again:`, ...mentions];
}

/** A course's cover has its name. */
function picturesOf(root: string, { collection, from, to }: Renaming) {
  if (collection !== "courses") return [];
  const cover = (slug: string) => `/images/courses/${slug}.svg`;
  return [{ before: cover(from), after: cover(to) }].filter(({ before }) =>
    existsSync(path.join(root, "public", before)),
  );
}

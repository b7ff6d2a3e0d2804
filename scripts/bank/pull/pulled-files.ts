import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { Document, isMap, isScalar, isSeq, parseDocument } from "yaml";

import { bankKinds } from "@/cms/queries";
import { type BankDocument, kinds } from "@/scripts/bank/pull/read-document";

/** Files of people begin with a level; they come first, so that of two entries that are too near theirs stays. */
export const isPulled = (file: string) => /(?:^|\/)cms-[a-z0-9]+\.yaml$/.test(file);

const heading =
  " Made by npm run bank:pull from the content system. Edit the document there: this file is written over.";

/** The files that documents make: by kind and level, each entry under the id of its document. */
export function pulledFiles(documents: readonly BankDocument[]): Map<string, string> {
  const byFile = Map.groupBy(
    documents,
    ({ kind, entry }) => `${kinds[kind].folder}/cms-${entry.level.toLowerCase()}.yaml`,
  );
  return new Map([...byFile].sort().map(([file, own]) => [file, toYaml(own)]));
}

function toYaml(documents: readonly BankDocument[]) {
  const [first] = documents;
  if (!first) return "";
  const { list } = kinds[first.kind];
  const entries = documents.map(({ entry: { level: _, ...own } }) => own);
  const yaml = new Document({ level: first.entry.level, [list]: entries });
  const nodes = yaml.get(list);
  if (isSeq(nodes))
    nodes.items.forEach((node, index) => {
      if (isMap(node)) node.commentBefore = ` document ${documents[index]?.id}`;
    });
  yaml.commentBefore = heading;
  return yaml.toString({ lineWidth: 110 });
}

const marked = /document (\S+)\s*$/;

/** What was taken before, by the ids that the files name. */
export function readPulled(folder: string): BankDocument[] {
  return bankKinds.flatMap((kind) => {
    const place = join(folder, kinds[kind].folder);
    const files = existsSync(place) ? readdirSync(place).filter(isPulled).sort() : [];
    return files.flatMap((file) => readEntries(readFileSync(join(place, file), "utf8"), kind));
  });
}

function readEntries(text: string, kind: BankDocument["kind"]): BankDocument[] {
  const yaml = parseDocument(text);
  const level = String(yaml.get("level"));
  const nodes = yaml.get(kinds[kind].list);
  if (!isSeq(nodes)) return [];
  return nodes.items.flatMap((node, index) => {
    if (!isMap(node)) return [];
    // The comment above the first entry is the list's.
    const comment = node.commentBefore ?? (index === 0 ? nodes.commentBefore : null);
    const [, id] = marked.exec(comment ?? "") ?? [];
    const entryText = node.get("text", true);
    if (id === undefined || !isScalar(entryText)) return [];
    return [{ id, kind, entry: { ...node.toJSON(), level, text: String(entryText.value) } }];
  });
}

/** Brings the files of the bank to what was pulled; returns those that differ. */
export function keepPulled(folder: string, files: ReadonlyMap<string, string>, isOnlyAsked: boolean) {
  const changed: string[] = [];
  for (const [file, text] of files) {
    const path = join(folder, file);
    if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
    changed.push(file);
    if (isOnlyAsked) continue;
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, text);
  }
  for (const { folder: name } of Object.values(kinds)) {
    const place = join(folder, name);
    for (const file of existsSync(place) ? readdirSync(place).filter(isPulled) : []) {
      if (files.has(`${name}/${file}`)) continue;
      changed.push(`${name}/${file}`);
      if (!isOnlyAsked) rmSync(join(place, file));
    }
  }
  return changed;
}

/** Where the entry of a document stands, for an editor to find. */
export function placeOf(files: ReadonlyMap<string, string>, id: string): string | null {
  for (const [file, text] of files) {
    const line = text.split("\n").findIndex((each) => each.trim() === `# document ${id}`);
    if (line >= 0) return `content/bank/${file}:${line + 1}`;
  }
  return null;
}

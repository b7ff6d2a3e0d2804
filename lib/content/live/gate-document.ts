import { z } from "zod";

import { figureNames } from "@/lib/content/faq-figures";
import { fieldFaults } from "@/lib/content/gate/field-faults";
import { plainWordTroubles } from "@/lib/content/gate/plain-words";
import { CmsDocument } from "@/lib/content/live/cms-document";
import type { CmsFault } from "@/lib/content/live/cms-fault";

const Fields = z.record(z.string(), z.unknown());
const Identity = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string().catch(""),
  _createdAt: z.string().catch(""),
});

export type GatedDocument = {
  id: string;
  rev: string;
  type: string;
  createdAt: string;
  document: CmsDocument | null;
  faults: CmsFault[];
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Without what Sanity adds, and without fields that say nothing. */
export function plain(value: unknown, isInside = false): unknown {
  if (Array.isArray(value)) return value.filter((part) => part !== null).map((part) => plain(part, true));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const isSanitys = name.startsWith("_") && (isInside || (name !== "_id" && name !== "_type"));
      return isSanitys || part === null ? [] : [[name, plain(part, true)] as const];
    }),
  );
}

/** The studio leaves out a list that has nothing in it. */
const emptyLists: Record<string, string> = { planCopy: "features", siteFacts: "social" };

/** Any document but an article, by the rules that `npm run content:check` has for a line of `cms/dataset`. */
export function gateDocument(raw: unknown): GatedDocument {
  const { _id: id, _type: type, _rev: rev, _createdAt: createdAt } = Identity.parse(raw);
  const fields = Fields.parse(plain(raw));
  const list = emptyLists[type];
  if (list) fields[list] ??= [];
  const name = nameOf(fields, type, id);
  const faults: CmsFault[] = [];
  const refuse = (field: string, rule: string, advice: string) =>
    faults.push({ field, rule, sentence: `${name}: ${field ? `${field}: ` : ""}${rule}: ${advice}` });
  const parsed = readFields(fields, refuse);
  for (const { path, text } of stringsIn(parsed ?? fields)) {
    const field = path.join(".");
    const figures = type === "faq" && field === "answer" ? figureNames : [];
    for (const { rule, advice } of plainWordTroubles(text, figures)) refuse(field, rule, advice);
  }
  return { id, rev, type, createdAt, document: faults.length === 0 ? parsed : null, faults };
}

type Refuse = (field: string, rule: string, advice: string) => void;

/** A field that the site does not know changes nothing that readers see. */
function readFields(fields: Record<string, unknown>, refuse: Refuse): CmsDocument | null {
  const first = CmsDocument.safeParse(fields, { reportInput: true });
  if (first.success) return first.data;
  const faults = fieldFaults(first.error);
  const unknown = faults.filter(({ rule }) => rule === "field/unknown");
  for (const { path, rule, advice } of faults)
    if (rule !== "field/unknown") refuse(path.join("."), rule, advice);
  if (unknown.length < faults.length) return null;
  for (const { path } of unknown) drop(fields, path);
  return CmsDocument.parse(fields);
}

function drop(fields: unknown, path: readonly PropertyKey[]) {
  const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
  const owner = path
    .slice(0, -1)
    .reduce<unknown>((part, name) => (isObject(part) ? Reflect.get(part, name) : undefined), fields);
  if (isObject(owner)) Reflect.deleteProperty(owner, path.at(-1) ?? "");
}

/** What a document says, each text with its place. */
export function stringsIn(value: unknown, path: string[] = []): { path: string[]; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    name.startsWith("_") ? [] : stringsIn(part, [...path, name]),
  );
}

const labels = ["question", "name", "text", "planId", "nickname"];

function nameOf(fields: Record<string, unknown>, type: string, id: string) {
  const label = labels.map((field) => fields[field]).find((value) => typeof value === "string" && value);
  const shown = typeof label === "string" ? ` “${label.slice(0, 60)}”` : "";
  const language = typeof fields.language === "string" ? `, ${fields.language}` : "";
  return `${type}${shown} (document ${id}${language})`;
}

import type { Rule, SchemaTypeDefinition, Template } from "sanity";

import type { FieldDef } from "@/cms/document-def";
import { documentTypes } from "@/cms/schema";
import { bankDocumentTypes } from "@/cms/schema-bank";
import { defaultLocale } from "@/lib/i18n/locales";

type Place = { document?: Record<string, unknown> | undefined };

/** What all languages share is asked for in the English document only. */
const isElsewhere = ({ document }: Place) =>
  document?.language !== undefined && document.language !== defaultLocale;

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** A list that all languages share has to be filled in the English document. */
const isWanted = ({ rules = {}, shared }: FieldDef, place: Place) =>
  rules.required === true || (shared === true && rules.min !== undefined && !isElsewhere(place));

const textOf = (value: unknown) =>
  typeof value === "object" && value !== null && "current" in value ? String(value.current) : String(value);

const sizeOf = (value: unknown) => (typeof value === "string" || Array.isArray(value) ? value.length : null);

/** What the site would refuse, before it is published. */
function shortfall(field: FieldDef, value: unknown, place: Place): true | string {
  if (isEmpty(value)) return isWanted(field, place) ? `${field.title} is missing.` : true;
  const {
    max = Infinity,
    min = 0,
    pattern = "",
    hint = "The site needs it written otherwise.",
  } = field.rules ?? {};
  const size = sizeOf(value) ?? min;
  if (size > max) return `At most ${max}, and there are ${size}.`;
  if (size < min) return `At least ${min}.`;
  return new RegExp(pattern).test(textOf(value)) || hint;
}

function toField(field: FieldDef): Record<string, unknown> {
  const { name, type, title, description, readOnly, options, rows, fields, of } = field;
  const validation = (rule: Rule) => rule.custom((value, place) => shortfall(field, value, place));
  return {
    ...{ name, type, title, description, readOnly, options, rows, validation },
    ...(field.shared && { hidden: isElsewhere }),
    ...(fields && { fields: fields.map(toField) }),
    ...(of && {
      of: of.map((member) => ({
        type: member.type,
        ...(member.fields && { fields: member.fields.map(toField) }),
      })),
    }),
  };
}

const previews: Record<string, Record<string, string>> = {
  article: { title: "title", subtitle: "slug.current", description: "language", media: "cover" },
  faq: { title: "question", subtitle: "page" },
  testimonial: { title: "data.nickname", subtitle: "language" },
  planCopy: { title: "name", subtitle: "planId" },
  banner: { title: "text", subtitle: "language" },
  siteFacts: { title: "contactEmail" },
  bankSentence: { title: "text", subtitle: "level", description: "subject" },
  bankDictation: { title: "text", subtitle: "level", description: "subject" },
  bankRecording: { title: "text", subtitle: "voice", description: "accent" },
  bankPassage: { title: "title", subtitle: "level", description: "subject" },
};

/** The documents of `cms/schema.ts` and `cms/schema-bank.ts` as forms of the studio. */
export const schemaTypes = [...documentTypes, ...bankDocumentTypes].map(({ name, type, title, fields }) => ({
  ...{ name, type, title },
  fields: fields.map(toField),
  preview: { select: previews[name] ?? {} },
})) as SchemaTypeDefinition[];

/** A new document begins in the language of the list that it is made in. */
export const startingPoints: Template[] = documentTypes
  .filter(({ fields }) => fields.some((field) => field.name === "language"))
  .map(({ name, title }) => ({
    id: `${name}-in-language`,
    title,
    schemaType: name,
    parameters: [{ name: "language", type: "string", title: "Language" }],
    value: ({ language, collection }: { language: string; collection?: string }) => ({
      language,
      ...(name === "article" && {
        collection,
        status: "draft",
        l10n: { source: defaultLocale, by: "human" },
      }),
    }),
  }));

import type { DocumentDef, FieldDef } from "@/cms/document-def";
import { locales } from "@/lib/i18n/locales";

const required = { required: true };

const categories = {
  learn: ["test", "plans", "skills", "test-day"],
  blog: ["reading", "listening", "speaking", "writing", "vocabulary", "study", "test-day"],
} as const;

/** What all languages share stands in the English document and nowhere else. */
const shared: FieldDef[] = [
  {
    name: "category",
    type: "string",
    title: "Category",
    description: `learn: ${categories.learn.join(", ")}. blog: ${categories.blog.join(", ")}.`,
    options: { list: [...categories.learn, ...categories.blog] },
  },
  {
    name: "order",
    type: "number",
    title: "Place in its category",
    description: "learn: 1 is read first; without a number it comes last. The blog goes by the day.",
    rules: { min: 1, max: 9999 },
  },
  { name: "datePublished", type: "date", title: "First published on" },
  { name: "dateModified", type: "date", title: "Last changed on", description: "Readers see this day." },
  {
    name: "related",
    type: "array",
    title: "Courses it leads to",
    description: "One to three slugs of courses, such as det-listening-words.",
    of: [{ type: "string" }],
    rules: { min: 1, max: 3 },
  },
  {
    name: "sources",
    type: "array",
    title: "Where its facts come from",
    of: [
      {
        type: "object",
        fields: [
          { name: "title", type: "string", title: "Title", rules: { ...required, max: 160 } },
          { name: "url", type: "url", title: "Address, https", rules: required },
        ],
      },
    ],
  },
];

const origin: FieldDef = {
  name: "l10n",
  type: "object",
  title: "Origin of the text",
  fields: [
    { name: "source", type: "string", title: "Translated from", options: { list: ["en"] }, rules: required },
    {
      name: "by",
      type: "string",
      title: "Written or translated by",
      options: { list: ["human", "machine"] },
      rules: required,
    },
    { name: "sourceHash", type: "string", title: "Mark of the English text", readOnly: true },
    { name: "reviewedBy", type: "string", title: "Read and approved by", rules: { max: 80 } },
  ],
};

/** The fields of an article in git, one document a language. `lib/content/live` judges what is published. */
export const articleType: DocumentDef = {
  name: "article",
  type: "document",
  title: "Article",
  fields: [
    { name: "language", type: "string", title: "Language", options: { list: locales }, rules: required },
    {
      name: "collection",
      type: "string",
      title: "Shelf",
      description: "learn: the test explained. blog: everything else.",
      options: { list: ["learn", "blog"] },
      rules: required,
    },
    { name: "title", type: "string", title: "Title", rules: { ...required, max: 110 } },
    {
      name: "slug",
      type: "slug",
      title: "Address",
      description: "The same in every language; an article in git keeps its own.",
      options: { source: "title" },
      rules: {
        ...required,
        pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
        hint: "Lower-case words joined by hyphens.",
      },
    },
    {
      name: "description",
      type: "text",
      title: "Description for lists and search engines",
      rows: 3,
      rules: { ...required, max: 220 },
    },
    {
      name: "status",
      type: "string",
      title: "Status",
      description: "Readers see it when it is published here and in Sanity.",
      options: { list: ["draft", "review", "published"] },
      rules: required,
    },
    { name: "publishAt", type: "datetime", title: "Readers see it from this day on", rules: required },
    ...shared.map((field) => ({ ...field, shared: true })),
    origin,
    {
      name: "cover",
      type: "image",
      title: "Cover",
      description: "The picture is chosen in the English document; each language describes it.",
      options: { hotspot: true },
      fields: [{ name: "alt", type: "string", title: "What the picture shows", rules: { max: 200 } }],
    },
    {
      name: "body",
      type: "text",
      title: "Text, in Markdown",
      description:
        'Headings begin at ##. Parts such as <Callout kind="tip"> are listed in content/README.md.',
      rows: 40,
      rules: required,
    },
  ],
};

import type { DocumentDef, FieldDef } from "@/cms/document-def";
import { articleType } from "@/cms/schema-article";
import { faqPages } from "@/lib/core/faq-pages";
import { locales } from "@/lib/i18n/locales";

const language: FieldDef = {
  name: "language",
  type: "string",
  title: "Language",
  options: { list: locales },
};
const order: FieldDef = { name: "order", type: "number", title: "Place in the list" };
/** Left empty until the operator has confirmed the figure; pages leave out what is empty. */
const figures = (names: readonly string[]): FieldDef[] =>
  names.map((name) => ({
    name,
    type: "object",
    title: name,
    fields: [
      { name: "value", type: "number", title: "Figure", rules: { min: 0 } },
      { name: "confirmedOn", type: "date", title: "Confirmed on" },
      { name: "source", type: "string", title: "Where it comes from" },
    ],
  }));

export const documentTypes: readonly DocumentDef[] = [
  articleType,
  {
    name: "faq",
    type: "document",
    title: "Question and answer",
    fields: [
      language,
      { name: "page", type: "string", title: "Page", options: { list: faqPages } },
      order,
      { name: "question", type: "string", title: "Question" },
      { name: "answer", type: "text", title: "Answer; figures such as {guestQuestions} in braces" },
    ],
  },
  {
    name: "testimonial",
    type: "document",
    title: "A learner's words",
    fields: [
      language,
      order,
      { name: "type", type: "string", title: "Kind", options: { list: ["1"] } },
      { name: "createTime", type: "datetime", title: "Written at" },
      { name: "sample", type: "boolean", title: "A sample, not a real learner's words" },
      {
        name: "data",
        type: "object",
        title: "Words",
        fields: [
          { name: "avatar", type: "url", title: "Picture" },
          { name: "nickname", type: "string", title: "Name" },
          { name: "rate", type: "string", title: "Stars, such as 4.8" },
          { name: "country", type: "string", title: "Country code" },
          { name: "content", type: "text", title: "Words" },
        ],
      },
    ],
  },
  {
    name: "planCopy",
    type: "document",
    title: "Words of a plan",
    fields: [
      language,
      { name: "planId", type: "string", title: "Plan, as in content/plans.yaml" },
      { name: "name", type: "string", title: "Name" },
      { name: "tagline", type: "string", title: "One line" },
      {
        name: "features",
        type: "array",
        title: "What only this plan has, besides its credits",
        of: [{ type: "string" }],
      },
    ],
  },
  {
    name: "banner",
    type: "document",
    title: "Banner",
    fields: [
      language,
      { name: "text", type: "string", title: "News" },
      { name: "short", type: "string", title: "The same for phones, where it has one line" },
      { name: "action", type: "string", title: "Link's words" },
    ],
  },
  {
    name: "siteFacts",
    type: "document",
    title: "Figures of the site",
    fields: [
      {
        name: "totals",
        type: "object",
        title: "Totals",
        fields: figures(["users", "questions", "exams", "corrections", "speaking"]),
      },
      {
        name: "rating",
        type: "object",
        title: "Rating",
        fields: [
          ...figures(["value"]),
          { name: "best", type: "number", title: "Best possible" },
          {
            name: "counts",
            type: "object",
            title: "Votes",
            fields: figures(["bank", "mock", "writing", "speaking", "tutor", "platform"]),
          },
        ],
      },
      { name: "contactEmail", type: "email", title: "Contact" },
      {
        name: "social",
        type: "array",
        title: "Profiles",
        of: [
          {
            type: "object",
            fields: [
              { name: "name", type: "string", title: "Name" },
              { name: "url", type: "url", title: "Address" },
            ],
          },
        ],
      },
    ],
  },
];

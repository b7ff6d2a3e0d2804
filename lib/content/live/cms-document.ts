import { z } from "zod";

import { Slug, text } from "@/lib/content/shapes";
import { faqPages } from "@/lib/core/faq-pages";
import { locales } from "@/lib/i18n/locales";

const language = z.enum(locales);
const id = z.string().regex(/^[A-Za-z0-9_.-]+$/, "must be letters, digits, dots and hyphens");
const order = z.int().min(1);
const count = z.int().min(0);

/** Null until the operator has confirmed it, with the day and where it comes from. */
const figure = <Value extends z.ZodNumber>(value: Value) =>
  z
    .strictObject({ value, confirmedOn: z.iso.date(), source: text(300) })
    .nullish()
    .transform((confirmed) => confirmed ?? null);

/** One shape per kind of CMS document, by its `_type`. */
export const CmsDocument = z.discriminatedUnion("_type", [
  z.strictObject({
    _id: id,
    _type: z.literal("faq"),
    language,
    page: z.enum(faqPages),
    order,
    question: text(300),
    answer: text(2_000),
  }),
  z.strictObject({
    _id: id,
    _type: z.literal("testimonial"),
    language,
    type: z.literal("1"),
    order,
    createTime: z.iso.datetime({ offset: true }),
    sample: z.boolean(),
    data: z.strictObject({
      avatar: z.string().nullish(),
      nickname: text(60),
      rate: z.string().regex(/^[0-5](\.\d)?$/, 'must be a figure in quotes from "0" to "5", like "4.8"'),
      country: z.string().regex(/^[A-Z]{2}$/, "must be a country code of two capital letters"),
      content: text(600),
    }),
  }),
  z.strictObject({
    _id: id,
    _type: z.literal("planCopy"),
    language,
    planId: Slug,
    name: text(80),
    tagline: text(200),
    features: z.array(text(200)).max(12),
  }),
  z.strictObject({
    _id: id,
    _type: z.literal("banner"),
    language,
    text: text(200),
    /** Without it phones show the beginning of the text. */
    short: text(40).optional(),
    action: text(60),
  }),
  z.strictObject({
    _id: id,
    _type: z.literal("siteFacts"),
    // The studio leaves out an object in which nothing is filled in.
    totals: z
      .strictObject({
        users: figure(count),
        questions: figure(count),
        exams: figure(count),
        corrections: figure(count),
        speaking: figure(count),
      })
      .prefault({}),
    rating: z
      .strictObject({
        value: figure(z.number().min(0).max(5)),
        best: z.literal(5).prefault(5),
        counts: z
          .strictObject({
            bank: figure(count),
            mock: figure(count),
            writing: figure(count),
            speaking: figure(count),
            tutor: figure(count),
            platform: figure(count),
          })
          .prefault({}),
      })
      .prefault({}),
    contactEmail: z.email(),
    social: z.array(z.strictObject({ name: text(40), url: z.url({ protocol: /^https$/ }) })),
  }),
]);
export type CmsDocument = z.infer<typeof CmsDocument>;

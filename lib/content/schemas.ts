import { z } from "zod";

import { taskTypes } from "@/lib/content/task-names";
import { faqPages } from "@/lib/core/faq-pages";
import { defaultLocale, isLocale, locales } from "@/lib/i18n/locales";

/** A calendar day, or a moment with its timezone. */
const When = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: "must be a date like 2026-11-21, or a time with its timezone like 2026-11-21T09:00:00Z",
});

const text = (max: number) => z.string().trim().min(1).max(max);

export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");
const slug = Slug;

/** Letters of any script, so that an address can be in the reader's own. */
export const LocalSlug = text(80)
  .regex(
    /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+(-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+)*$/u,
    "must be lower-case words of any language joined by hyphens",
  )
  .refine((value) => value === value.normalize("NFC"), "must be written in composed letters (NFC)");

/** Where a text comes from. `sourceHash` is written by `npm run content:stamp`. */
const L10n = z.strictObject({
  source: z.literal(defaultLocale),
  by: z.enum(["human", "machine"]),
  sourceHash: z.string().min(1).optional(),
  reviewedBy: text(80).optional(),
});

const document = {
  title: text(110),
  description: text(220),
  status: z.enum(["draft", "review", "published"]),
  publishAt: When,
  l10n: L10n,
};

/** The address of a text in its language, where it is not the folder's name. */
const addressed = { ...document, slug: LocalSlug.optional() };

export const courseSections = ["reading", "listening", "speaking", "writing", "vocabulary"] as const;

const moment = z.iso.datetime({
  offset: true,
  error: "must be a time with its timezone like 2026-11-21T09:00:00Z",
});

export const filmProviders = ["youtube", "vimeo"] as const;

/** A film of our own has its script in `content/films/<id>` and knows its length; another's stays where it is. */
const Video = z.discriminatedUnion("provider", [
  z.strictObject({ provider: z.literal("self"), id: slug, uploadDate: moment }),
  z.strictObject({
    provider: z.enum(filmProviders),
    id: z.string().regex(/^[A-Za-z0-9_-]{6,20}$/, "must be the film's id, the last part of its address"),
    uploadDate: moment,
    duration: z
      .string()
      .regex(/^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/, "must be an ISO 8601 duration like PT6M30S"),
    /** A picture of ours: nothing is asked of the provider before the film is played. */
    thumbnail: z.string().startsWith("/images/"),
  }),
]);
export type Video = z.infer<typeof Video>;

/** In the order a newcomer reads them. */
export const learnCategories = ["test", "plans", "skills", "test-day"] as const;
export const blogCategories = [
  "reading",
  "listening",
  "speaking",
  "writing",
  "vocabulary",
  "study",
  "test-day",
] as const;

const Source = z.strictObject({ title: text(160), url: z.url({ protocol: /^https$/ }) });

const articleMeta = <const Category extends readonly [string, ...string[]]>(categories: Category) =>
  z.strictObject({
    category: z.enum(categories),
    datePublished: When,
    dateModified: When,
    /** Slugs of courses that the article leads to. */
    related: z.array(slug).min(1).max(3),
    /** Public pages that the article's facts come from. */
    sources: z.array(Source).optional(),
  });

/** One row per folder of `content/`: the fields at the head of each language's file, and the facts in `meta.yaml`. */
export const collections = {
  courses: {
    frontmatter: z.strictObject({ ...addressed, objective: text(240) }),
    meta: z.strictObject({
      section: z.enum(courseSections),
      position: z.int().min(1).max(99),
      /** Left out where a course is about no single task. */
      questionType: z.enum(taskTypes).optional(),
      minutes: z.int().min(1).max(600),
      datePublished: When,
      dateModified: When,
      image: z.string().startsWith("/images/"),
      video: Video.optional(),
    }),
  },
  legal: {
    frontmatter: z.strictObject(document),
    meta: z.strictObject({ datePublished: When, dateModified: When, version: text(20) }),
  },
  learn: {
    frontmatter: z.strictObject(addressed),
    /** `order`: where it stands in its category. */
    meta: articleMeta(learnCategories).extend({ order: z.int().min(1).max(9999) }),
  },
  blog: { frontmatter: z.strictObject(addressed), meta: articleMeta(blogCategories) },
} as const;

export type Collection = keyof typeof collections;

const language = z.enum(locales);
const id = z.string().regex(/^[A-Za-z0-9_.-]+$/, "must be letters, digits, dots and hyphens");
const order = z.int().min(1);
const count = z.int().min(0);

/** One row of `content/plans.yaml`. `amount` is in the currency's minor unit; `tag` Pro means unlimited AI correction. */
export const Plan = z.strictObject({
  vipId: slug,
  amount: z.int().positive(),
  currency: z.literal("USD"),
  days: z.int().min(0),
  examNum: z.int().min(0),
  correctNum: z.int().min(0),
  /** "1" is Premium, "4" a pack of mock exams. */
  type: z.enum(["1", "4"]),
  tag: z.enum(["", "Pro"]),
  order: z.int().min(1),
  recommended: z.boolean(),
  published: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

export const PlanTable = z.strictObject({ plans: z.array(Plan).min(1) });

const pagePath = z
  .string()
  .regex(/^(\/[\p{L}\p{M}\p{N}_~-]+)+$/u, "must be the path of a page, like /learn/test-format")
  .refine((path) => !isLocale(path.split("/")[1]), "leave the language out: it holds in every language");

/** `content/redirects.yaml`: pages that have moved for good. `npm run content:rename` writes it. */
export const RedirectTable = z.strictObject({
  redirects: z.array(
    z.strictObject({
      from: pagePath,
      /** With the name of the document's folder; each language shows its own. */
      to: pagePath,
      /** Where only this language's address has moved. */
      language: z.enum(locales).optional(),
    }),
  ),
});
export type RedirectTable = z.infer<typeof RedirectTable>;

/** `content/glossary.yaml`: the fixed terms of the product. */
export const Glossary = z.strictObject({
  version: z.int(),
  source: z.literal(defaultLocale),
  locales: z.array(z.enum(locales)),
  terms: z.array(
    z.discriminatedUnion("rule", [
      z.strictObject({ en: text(80), rule: z.literal("keep"), note: text(400) }),
      z.strictObject({
        en: text(80),
        rule: z.literal("translate"),
        note: text(400),
        translations: z.partialRecord(z.enum(locales), text(120)),
      }),
    ]),
  ),
  address: z.partialRecord(
    z.enum(locales),
    z.strictObject({ form: text(40), legal: text(40).optional(), note: text(600) }),
  ),
});
export type Glossary = z.infer<typeof Glossary>;

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
    planId: slug,
    name: text(80),
    tagline: text(200),
    features: z.array(text(200)).max(12),
  }),
  z.strictObject({
    _id: id,
    _type: z.literal("banner"),
    language,
    text: text(200),
    short: text(40),
    action: text(60),
  }),
  z.strictObject({
    _id: id,
    _type: z.literal("siteFacts"),
    confirmed: z.boolean(),
    totals: z.strictObject({
      users: count,
      questions: count,
      exams: count,
      corrections: count,
      speaking: count,
    }),
    rating: z.strictObject({
      value: z.number().min(0).max(5),
      best: z.literal(5),
      counts: z.strictObject({
        bank: count,
        mock: count,
        writing: count,
        speaking: count,
        tutor: count,
        platform: count,
      }),
    }),
    contactEmail: z.email(),
    social: z.array(z.strictObject({ name: text(40), url: z.url({ protocol: /^https$/ }) })),
  }),
]);

export type CmsDocument = z.infer<typeof CmsDocument>;

type Attribute = {
  required: boolean;
  allowed?: readonly string[];
  /** The allowed values stand elsewhere: the question types of lib/questions. */
  values?: "question-type";
};

/** The parts an author may use in a text, and what may be said in their attributes. Everything else is refused. */
export const contentParts: Record<string, Record<string, Attribute>> = {
  Callout: { kind: { required: true, allowed: ["note", "tip", "warning"] }, title: { required: false } },
  Steps: {},
  Checklist: {},
  Example: { title: { required: false } },
  Exercise: { title: { required: true } },
  Solution: {},
  SampleAnswer: { score: { required: true, allowed: ["85", "105", "125", "145"] } },
  Mark: { note: { required: true } },
  En: {},
  Practice: { type: { required: true, values: "question-type" } },
};

import { z } from "zod";

import { factMark } from "@/lib/content/facts/fact-node";
import { Video } from "@/lib/content/films/video-schema";
import { Slug, text } from "@/lib/content/shapes";
import { taskTypes } from "@/lib/content/task-names";
import { defaultLocale } from "@/lib/i18n/locales";
import { partsOfSpeech } from "@/lib/questions/explanations";

/** A calendar day, or a moment with its timezone. */
const When = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: "must be a date like 2026-11-21, or a time with its timezone like 2026-11-21T09:00:00Z",
});

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

/** Words that may name facts as `{fact:name}`: each counts as the number and the unit it becomes. */
const words = (max: number) =>
  text(max * 4).refine((value) => value.replaceAll(factMark, "20 minutes").length <= max, {
    error: `must have at most ${max} characters`,
  });

const document = {
  title: words(110),
  description: words(220),
  status: z.enum(["draft", "review", "published"]),
  publishAt: When,
  l10n: L10n,
};

/** The address of a text in its language, where it is not the folder's name. */
const addressed = { ...document, slug: LocalSlug.optional() };

export const courseSections = ["reading", "listening", "speaking", "writing", "vocabulary"] as const;

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
    related: z.array(Slug).min(1).max(3),
    /** Public pages that the article's facts come from. */
    sources: z.array(Source).optional(),
  });

/** One row per folder of `content/`: the fields at the head of each language's file, and the facts in `meta.yaml`. */
export const collections = {
  courses: {
    frontmatter: z.strictObject({ ...addressed, objective: words(240) }),
    meta: z.strictObject({
      section: z.enum(courseSections),
      position: z.int().min(1).max(99),
      /** Left out where a course is about no single task. */
      questionType: z.enum(taskTypes).optional(),
      /** Whose drawing it has, where it has neither its task's nor its section's. */
      drawing: z.enum(courseSections).optional(),
      /** What its cards are of, where it ends in cards; `meaning` is a line of `content/bank/glosses/en`. */
      words: z
        .array(
          z.strictObject({
            word: text(40),
            partOfSpeech: z.enum(partsOfSpeech),
            meaning: text(120),
            sentence: text(240),
          }),
        )
        .min(10)
        .optional(),
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

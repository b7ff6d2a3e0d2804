import type * as Compiled from "contentlayer/generated";
import { z } from "zod";

import { Heading } from "@/lib/content/markdown/headings";
import { type Collection, collections } from "@/lib/content/schemas";
import { type Locale, locales } from "@/lib/i18n/locales";

/** contentlayer marks every object with its type and its source. */
type Mark = "_id" | "_raw" | "_type";

type Text = Compiled.Course | Compiled.LearnArticle | Compiled.BlogPost | Compiled.LegalPage;
type Meta = Compiled.CourseMeta | Compiled.LearnMeta | Compiled.BlogMeta | Compiled.LegalMeta;
/** Of computed fields contentlayer writes no more than the name of their kind. */
type Computed = { locale: Locale; headings: Heading[]; /** Their hashes. */ sections: string[] };
type DocumentOf<Some extends Text> = Omit<Some, Mark | keyof Computed> & Computed;
type MetaOf<Some extends Meta> = Omit<Some, Mark>;

const place = { folder: z.string(), locale: z.enum(locales) };
const whole = {
  ...place,
  body: z.object({ raw: z.string(), html: z.string() }),
  headings: z.array(Heading),
  sections: z.array(z.string()),
};
const { courses, learn, blog, legal } = collections;

/** One text in one language, as the page that shows it reads it. */
export const documents = {
  courses: z.object({ ...courses.frontmatter.shape, ...whole }) satisfies z.ZodType<
    DocumentOf<Compiled.Course>
  >,
  learn: z.object({ ...learn.frontmatter.shape, ...whole }) satisfies z.ZodType<
    DocumentOf<Compiled.LearnArticle>
  >,
  blog: z.object({ ...blog.frontmatter.shape, ...whole }) satisfies z.ZodType<DocumentOf<Compiled.BlogPost>>,
  legal: z.object({ ...legal.frontmatter.shape, ...whole }) satisfies z.ZodType<
    DocumentOf<Compiled.LegalPage>
  >,
} as const satisfies Record<Collection, z.ZodObject>;

export type ArticleDocument = z.infer<(typeof documents)["learn" | "blog"]>;
export type TextDocument = z.infer<(typeof documents)[Collection]>;

const shared = { folder: z.string() };

/** What all languages of a document have in common. */
const metas = {
  courses: z.object({ ...shared, ...courses.meta.shape }) satisfies z.ZodType<MetaOf<Compiled.CourseMeta>>,
  learn: z.object({ ...shared, ...learn.meta.shape }) satisfies z.ZodType<MetaOf<Compiled.LearnMeta>>,
  blog: z.object({ ...shared, ...blog.meta.shape }) satisfies z.ZodType<MetaOf<Compiled.BlogMeta>>,
  legal: z.object({ ...shared, ...legal.meta.shape }) satisfies z.ZodType<MetaOf<Compiled.LegalMeta>>,
} as const satisfies Record<Collection, z.ZodObject>;

/** What lists say of a text, and what decides whether it is shown. */
const head = {
  folder: true,
  locale: true,
  title: true,
  description: true,
  status: true,
  publishAt: true,
} as const;
export const TextHead = documents.legal.pick(head);
export type TextHead = z.infer<typeof TextHead>;
const CourseHead = documents.courses.pick({ ...head, objective: true });

/** The lists of the collections, which the compiler derives from the single documents. */
export const tables = {
  courses: z.object({ metas: z.array(metas.courses), heads: z.array(CourseHead) }),
  learn: z.object({ metas: z.array(metas.learn), heads: z.array(TextHead) }),
  blog: z.object({ metas: z.array(metas.blog), heads: z.array(TextHead) }),
  legal: z.object({ metas: z.array(metas.legal), heads: z.array(TextHead) }),
} as const satisfies Record<Collection, z.ZodObject>;

/** What contentlayer calls the texts of each collection, and what their languages share. */
export const typeNames = {
  courses: { text: "Course", meta: "CourseMeta" },
  learn: { text: "LearnArticle", meta: "LearnMeta" },
  blog: { text: "BlogPost", meta: "BlogMeta" },
  legal: { text: "LegalPage", meta: "LegalMeta" },
} as const satisfies Record<Collection, { text: Text["_type"]; meta: Meta["_type"] }>;

const marks: ReadonlySet<string> = new Set(["_id", "_raw", "_type"] satisfies Mark[]);

/** The fields of a document that contentlayer has written, without its marks. */
export const parseCompiled = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => (marks.has(key) ? undefined : value));

/** Where contentlayer writes what `content/<collection>/<folder>/<file>` says. */
export const compiledFile = (type: string, ...names: [string, ...string[]]) =>
  `.contentlayer/generated/${type}/${names.join("__")}.json`;

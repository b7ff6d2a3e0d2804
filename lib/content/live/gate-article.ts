import "server-only";
import type { Root } from "mdast";
import { z } from "zod";

import type { ArticleDocument } from "@/lib/content/compiled";
import { courseSlugs } from "@/lib/content/courses/courses";
import { checkLinks, type LinkTargets } from "@/lib/content/gate/check-links";
import { fieldFaults } from "@/lib/content/gate/field-faults";
import { parseBody } from "@/lib/content/gate/parse-body";
import { type Heading, headingsOf } from "@/lib/content/markdown/headings";
import { sectionHashes } from "@/lib/content/markdown/sections";
import { checkProse, checkReferences, linksOf } from "@/lib/content/gate/prose-rules";
import { type Place, type Report, start } from "@/lib/content/gate/report";
import type { GateRule } from "@/lib/content/gate/rules";
import { checkUnwrittenBody, isUnwritten, unwrittenAdvice } from "@/lib/content/gate/unwritten";
import { Cover, type LiveText } from "@/lib/content/live/live-article";
import { collections, Slug } from "@/lib/content/schemas";
import { shelves } from "@/lib/content/articles/shelves";
import { defaultLocale, type Locale, locales } from "@/lib/i18n/locales";

const Identity = z.object({ _id: z.string(), _rev: z.string(), _createdAt: z.string().catch("") });
const Address = z.object({ collection: z.enum(shelves), slug: Slug, language: z.enum(locales) });
const Body = z.object({ body: z.string().trim().min(1, "write the text") });
const CoverAlt = z.object({ cover: z.object({ alt: Cover.shape.alt }).partial().optional() });
const OwnCover = z.object({ cover: Cover.optional() });

/** Where pictures may come from: what is wrong with an address, or null. */
export type PictureRule = (url: string) => { rule: GateRule; advice: string } | null;

export type GateRules = {
  pictureRule: PictureRule;
  /** Whether an article stands at `/learn/…` or `/blog/…/…`. */
  hasArticle: (path: string) => boolean;
  /** The pages of the site, where they are known: not in a running one. */
  pages?: RegExp[];
};

export type Gated = { id: string; rev: string; text: LiveText | null; faults: string[] };

/** An article of `/learn` without a place of its own comes after the others. */
const lastOrder = 9999;

/** GROQ answers null for a field that is not there. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (part === null ? [] : [[name, withoutNulls(part)]])),
  );
}

function pick(fields: Record<string, unknown>, shape: z.ZodObject) {
  return Object.fromEntries(
    Object.keys(shape.shape).flatMap((name) => (name in fields ? [[name, fields[name]]] : [])),
  );
}

/** The same gate as for files: fields by the schemas of the collections, the body by the rules of texts. */
export function gateArticle(raw: unknown, rules: GateRules): Gated {
  const { _id: id, _rev: rev, _createdAt: createdAt } = Identity.parse(raw);
  const fields = z.record(z.string(), z.unknown()).parse(withoutNulls(raw));
  if (fields.collection === "learn") fields.order ??= lastOrder;
  const faults: string[] = [];
  const name = nameOf(fields, id);
  const report: Report = (place, rule, advice, level) => {
    if (level === "warning") return;
    const where = place === start ? "" : ` line ${place.line}, column ${place.column},`;
    faults.push(`${name}:${where} ${rule}: ${advice}`);
  };
  const read = <Shape extends z.ZodObject>(shape: Shape): z.infer<Shape> | null => {
    const parsed = shape.safeParse(pick(fields, shape), { reportInput: true });
    if (parsed.success) return parsed.data;
    for (const { rule, advice } of fieldFaults(parsed.error)) report(start, rule, advice);
    return null;
  };

  const place = read(Address);
  const text = place && readText(place, read, report, rules);
  if (!text || faults.length > 0) return { id, rev, text: null, faults };
  return { id, rev, text: { id, rev, createdAt, ...text }, faults };
}

type Read = <Shape extends z.ZodObject>(shape: Shape) => z.infer<Shape> | null;

function readText(place: z.infer<typeof Address>, read: Read, report: Report, rules: GateRules) {
  const { collection: shelf, slug, language: locale } = place;
  // An article of the CMS has one slug for all languages; it is a part of the address above.
  const head = read(collections[shelf].frontmatter.omit({ slug: true }));
  const shared = readShared(place, read, report);
  const coverAlt = read(CoverAlt)?.cover?.alt ?? null;
  const isDraft = head?.status === "draft";
  if (head && !isDraft) checkWritten(head, report);
  const text = readBody({ locale, isDraft, body: read(Body)?.body }, report, rules);
  if (!head || !shared || !text) return null;
  const { tree, ...rest } = text;
  const sections = sectionHashes(head, tree).map(({ hash }) => hash);
  const document: ArticleDocument = { ...head, folder: slug, locale, ...rest, sections };
  return { shelf, slug, locale, document, ...shared, coverAlt };
}

type Written = { body: string | undefined; locale: Locale; isDraft: boolean };

/** Null when there is no text, or none that can be parsed. */
function readBody({ body, ...about }: Written, report: Report, rules: GateRules) {
  const tree = body === undefined ? null : parseBody(body, report);
  if (body === undefined || !tree) return null;
  const headings = headingsOf(tree);
  checkBody({ body, tree, headings, ...about }, report, rules);
  return { tree, headings, body: { raw: body, html: "" } };
}

/** What the English document says for all languages; in a translation it counts for nothing. */
function readShared({ collection, language }: z.infer<typeof Address>, read: Read, report: Report) {
  if (language !== defaultLocale) return { meta: null, cover: null };
  const meta = read(collections[collection].meta);
  const cover = read(OwnCover)?.cover ?? null;
  for (const course of meta?.related ?? [])
    if (!courseSlugs.includes(course)) report(start, "link/missing-page", `there is no course "${course}"`);
  return meta && { meta, cover };
}

function checkWritten(head: object, report: Report) {
  for (const [field, value] of Object.entries(head))
    if (isUnwritten(value)) report(start, "text/unwritten", `"${field}": ${unwrittenAdvice}`);
}

type ReadBody = { body: string; tree: Root; headings: Heading[]; locale: Locale; isDraft: boolean };

function checkBody({ body, tree, headings, locale, isDraft }: ReadBody, report: Report, rules: GateRules) {
  const onPicture = (url: string, at: Place) => {
    const trouble = rules.pictureRule(url);
    if (trouble) report(at, trouble.rule, trouble.advice);
  };
  checkProse(tree, { report, onPicture });
  checkReferences(tree, body, report);
  checkLinks(
    { links: linksOf(tree), anchors: headings.map(({ id }) => id), locale },
    linkTargets(rules),
    report,
  );
  if (!isDraft) checkUnwrittenBody(tree, body, report);
}

function linkTargets({ hasArticle, pages = [/^\//] }: GateRules): LinkTargets {
  const isWritten = (path: string) => {
    const [, first, second, third] = path.split("/");
    return Boolean(second && (first === "courses" || first === "learn" || (first === "blog" && third)));
  };
  const exists = (path: string) => {
    const [, first, second = ""] = path.split("/");
    return first === "courses" ? courseSlugs.includes(second) : hasArticle(path);
  };
  return { pages, exists, anchorsAt: () => null, isWritten };
}

function nameOf(fields: Record<string, unknown>, id: string) {
  const { title, collection, slug, language } = fields;
  const place = [collection, slug].filter((part) => typeof part === "string").join("/");
  const words = [place, language].filter((part) => typeof part === "string" && part).join(", ");
  const shown = typeof title === "string" && title ? `“${title.slice(0, 80)}”` : "without a title";
  return `Article ${shown} (${[words, `document ${id}`].filter(Boolean).join(", ")})`;
}

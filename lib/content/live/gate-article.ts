import "server-only";
import type { Root } from "mdast";
import { z } from "zod";

import type { ArticleDocument } from "@/lib/content/compiled";
import { courseSlugs } from "@/lib/content/courses/courses";
import { checkLinks, type LinkTargets } from "@/lib/content/gate/check-links";
import { facts } from "@/lib/content/facts/facts";
import { fillHeadings, headsWithFacts, knownFactText } from "@/lib/content/facts/place-facts";
import { fieldFaults } from "@/lib/content/gate/field-faults";
import { parseBody } from "@/lib/content/gate/parse-body";
import { type Heading, headingsOf } from "@/lib/content/markdown/headings";
import { sectionHashes } from "@/lib/content/markdown/sections";
import { checkProse, checkPlainSigns, linksOf } from "@/lib/content/gate/prose-rules";
import { findHidden } from "@/lib/content/gate/hidden-characters";
import { type Place, placeAt, type Report, start } from "@/lib/content/gate/report";
import type { GateRule } from "@/lib/content/gate/rules";
import { checkUnwrittenBody, unwrittenAdvice, unwrittenIn } from "@/lib/content/gate/unwritten";
import { checkArticleFacts } from "@/lib/content/live/gate-facts";
import type { CmsFault } from "@/lib/content/live/cms-fault";
import { Cover, type LiveText } from "@/lib/content/live/live-article";
import type { BodyTrouble, Probed } from "@/lib/content/live/probe-body";
import { collections } from "@/lib/content/schemas";
import { Slug } from "@/lib/content/shapes";
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
  targets: LinkTargets;
};

export type Gated = { id: string; rev: string; text: LiveText | null; faults: CmsFault[] };

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
export function gateArticle({ raw, trouble }: Probed, rules: GateRules): Gated {
  const { _id: id, _rev: rev, _createdAt: createdAt } = Identity.parse(raw);
  const fields = z.record(z.string(), z.unknown()).parse(withoutNulls(raw));
  if (fields.collection === "learn") fields.order ??= lastOrder;
  const faults: CmsFault[] = [];
  const name = nameOf(fields, id);
  const report: Report = (place, rule, advice, level) => {
    if (level === "warning") return;
    const where = place === start ? "" : ` line ${place.line}, column ${place.column},`;
    faults.push({ field: "body", rule, sentence: `${name}:${where} ${rule}: ${advice}` });
  };
  const refuse: Refuse = (field, rule, advice) =>
    faults.push({ field, rule, sentence: `${name}: ${rule}: ${advice}` });
  const read = <Shape extends z.ZodObject>(shape: Shape): z.infer<Shape> | null => {
    const parsed = shape.safeParse(pick(fields, shape), { reportInput: true });
    if (parsed.success) return parsed.data;
    for (const { path, rule, advice } of fieldFaults(parsed.error)) refuse(path.join("."), rule, advice);
    return null;
  };

  const place = read(Address);
  const text = place && readText(place, { read, refuse, report, trouble }, rules);
  if (!text || faults.length > 0) return { id, rev, text: null, faults };
  return { id, rev, text: { id, rev, createdAt, ...text }, faults };
}

type Read = <Shape extends z.ZodObject>(shape: Shape) => z.infer<Shape> | null;

type Refuse = (field: string, rule: GateRule, advice: string) => void;
type Reading = { read: Read; refuse: Refuse; report: Report; trouble: BodyTrouble | null };

function readText(
  place: z.infer<typeof Address>,
  { read, refuse, report, trouble }: Reading,
  rules: GateRules,
) {
  const { collection: shelf, slug, language: locale } = place;
  // An article of the CMS has one slug for all languages; it is a part of the address above.
  const head = read(collections[shelf].frontmatter.omit({ slug: true }));
  const shared = readShared(place, read, refuse);
  const coverAlt = read(CoverAlt)?.cover?.alt ?? null;
  if (head) checkFields(head, refuse);
  if (trouble) refuse("body", trouble.rule, trouble.advice);
  const body = trouble ? undefined : read(Body)?.body;
  const text = readBody({ locale, ...stateOf(head), body }, report, rules);
  if (!head || !shared || !text) return null;
  const { tree, ...rest } = text;
  checkArticleFacts({ locale, tree, body: text.body.raw, head, meta: shared.meta }, report);
  const sections = sectionHashes(head, tree).map(({ hash }) => hash);
  const whole: ArticleDocument = { ...head, folder: slug, locale, ...rest, sections };
  const document = headsWithFacts(whole, knownFactText(facts, locale));
  return { shelf, slug, locale, document, ...shared, coverAlt };
}

const stateOf = (head: { status: string; publishAt: string } | null) => ({
  isDraft: head?.status === "draft",
  shownFrom: head?.status === "published" ? head.publishAt : null,
});

type Written = { body: string | undefined; locale: Locale; isDraft: boolean; shownFrom: string | null };

/** Null when there is no text, or none that can be parsed. */
function readBody({ body, ...about }: Written, report: Report, rules: GateRules) {
  const tree = body === undefined ? null : parseBody(body, report);
  if (body === undefined || !tree) return null;
  const headings = fillHeadings(headingsOf(tree), knownFactText(facts, about.locale));
  checkBody({ body, tree, headings, ...about }, report, rules);
  return { tree, headings, body: { raw: body, html: "" } };
}

/** What the English document says for all languages; in a translation it counts for nothing. */
function readShared({ collection, language }: z.infer<typeof Address>, read: Read, refuse: Refuse) {
  if (language !== defaultLocale) return { meta: null, cover: null };
  const meta = read(collections[collection].meta);
  const cover = read(OwnCover)?.cover ?? null;
  for (const course of meta?.related ?? [])
    if (!courseSlugs.includes(course))
      refuse("related", "link/missing-page", `there is no course "${course}"`);
  return meta && { meta, cover };
}

function checkFields(head: { status: string }, refuse: Refuse) {
  for (const [field, value] of Object.entries(head)) {
    const hidden = typeof value === "string" ? findHidden(value) : null;
    if (hidden) refuse(field, "file/hidden-character", hidden.advice);
    const found = head.status === "draft" ? null : unwrittenIn(value);
    if (found) refuse(field, "text/unwritten", `"${field}": ${unwrittenAdvice(found)}`);
  }
}

type ReadBody = { body: string; tree: Root; headings: Heading[] } & Omit<Written, "body">;

function checkBody(
  { body, tree, headings, locale, isDraft, shownFrom }: ReadBody,
  report: Report,
  rules: GateRules,
) {
  const onPicture = (url: string, at: Place) => {
    const trouble = rules.pictureRule(url);
    if (trouble) report(at, trouble.rule, trouble.advice);
  };
  const hidden = findHidden(body);
  if (hidden) report(placeAt(body, hidden.offset), "file/hidden-character", hidden.advice);
  checkProse(tree, { report, onPicture });
  checkPlainSigns(tree, body, report);
  checkLinks(
    { links: linksOf(tree), anchors: headings.map(({ id }) => id), locale, shownFrom },
    rules.targets,
    report,
  );
  if (!isDraft) checkUnwrittenBody(tree, body, report);
}

function nameOf(fields: Record<string, unknown>, id: string) {
  const { title, collection, slug, language } = fields;
  const place = [collection, slug].filter((part) => typeof part === "string").join("/");
  const words = [place, language].filter((part) => typeof part === "string" && part).join(", ");
  const shown = typeof title === "string" && title ? `“${title.slice(0, 80)}”` : "without a title";
  return `Article ${shown} (${[words, `document ${id}`].filter(Boolean).join(", ")})`;
}

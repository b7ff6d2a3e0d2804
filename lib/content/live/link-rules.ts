import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";

import { z } from "zod";

import { gitArticlePaths, gitShelves } from "@/lib/content/articles/git-articles";
import { articlePath, parseArticlePath } from "@/lib/content/articles/shelves";
import { compiledFile, parseCompiled, typeNames } from "@/lib/content/compiled";
import { courseTable, legalTable } from "@/lib/content/documents";
import { isOwnSite } from "@/lib/env/rendering";
import type { LinkTargets } from "@/lib/content/gate/check-links";
import { parseBody } from "@/lib/content/gate/parse-body";
import type { LiveText } from "@/lib/content/live/live-article";
import type { Probed } from "@/lib/content/live/probe-body";
import { Heading, headingsOf } from "@/lib/content/markdown/headings";
import { pageNameAt } from "@/lib/content/pages/page-names";
import { blogCategories, type Collection } from "@/lib/content/schemas";
import { defaultLocale, type Locale, locales } from "@/lib/i18n/locales";

/** Pages of the site that are no part of its public section, and lists that the content makes. */
const furtherPages = [
  /^\/(?:app|login|register|forget)$/,
  new RegExp(`^/blog/(?:${blogCategories.join("|")})$`),
  /^\/(?:learn|blog)\/all\/\d+$/,
];

export const isSitePage = (pathname: string) =>
  pageNameAt(pathname) !== null || furtherPages.some((page) => page.test(pathname));

/** A text of the CMS in one language, as far as links to it need it. */
type Target = { status: string; publishAt: string; anchors: () => Set<string> };
type Targets = Map<string, Map<Locale, Target>>;

const Placed = z.object({
  collection: z.enum(["learn", "blog"]),
  slug: z.string(),
  category: z.unknown(),
  language: z.enum(locales),
  status: z.string().catch(""),
  publishAt: z.string().catch(""),
  body: z.string().catch(""),
});

const idsOf = (headings: readonly Heading[]) => new Set(headings.map(({ id }) => id));

function cmsTargets(together: readonly Probed[], known: Iterable<LiveText>): Targets {
  const targets: Targets = new Map();
  const add = (place: string, locale: Locale, target: Target) =>
    targets.set(place, (targets.get(place) ?? new Map<Locale, Target>()).set(locale, target));
  const categories = new Map<string, string>();
  for (const { meta, shelf, slug } of known) if (meta) categories.set(`${shelf}/${slug}`, meta.category);
  const placed = together.flatMap(({ raw, trouble }) => {
    const { data } = Placed.safeParse(raw);
    return data && !trouble ? [data] : [];
  });
  for (const { collection, slug, language, category } of placed)
    if (language === defaultLocale && typeof category === "string")
      categories.set(`${collection}/${slug}`, category);
  const placeOf = (shelf: "learn" | "blog", slug: string) =>
    articlePath(shelf, categories.get(`${shelf}/${slug}`) ?? "", slug);
  for (const { shelf, slug, locale, document } of known)
    add(placeOf(shelf, slug), locale, { ...document, anchors: () => idsOf(document.headings) });
  for (const { collection, slug, language, body, ...rest } of placed)
    add(placeOf(collection, slug), language, { ...rest, anchors: () => anchorsIn(body) });
  return targets;
}

function anchorsIn(body: string) {
  const tree = parseBody(body, () => undefined);
  return idsOf(tree ? headingsOf(tree) : []);
}

type GitPlace = { collection: Collection; slug: string; languages: Locale[] };

function gitPlace(pathname: string): GitPlace {
  const article = gitArticlePaths.has(pathname) ? parseArticlePath(pathname) : null;
  if (article) {
    const { shelf, slug } = article;
    return { collection: shelf, slug, languages: languagesOf(gitShelves[shelf].versions.get(slug)) };
  }
  const [, first = "", second] = pathname.split("/");
  if (first === "courses" && second)
    return { collection: "courses", slug: second, languages: languagesOf(courseTable.versions.get(second)) };
  return { collection: "legal", slug: first, languages: languagesOf(legalTable.versions.get(first)) };
}

const languagesOf = (versions: readonly { locale: Locale }[] = []) => versions.map(({ locale }) => locale);

const Compiled = z.object({ headings: z.array(Heading) });

function gitAnchors({ collection, slug, languages }: GitPlace, locale: Locale): Set<string> | null {
  const written = languages.includes(locale) ? locale : defaultLocale;
  if (!languages.includes(written)) return null;
  const file = compiledFile(typeNames[collection].text, collection, slug, `${written}.mdx`);
  try {
    const text = readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), file), "utf8");
    return idsOf(Compiled.parse(parseCompiled(text)).headings);
  } catch {
    return null;
  }
}

/** Where an article of the CMS may lead: pages of the site, texts in files, other articles of the CMS, and their headings. */
export function linkTargets(together: readonly Probed[], known: readonly LiveText[]): LinkTargets {
  const targets = cmsTargets(together, known);
  const isWritten = (pathname: string) => {
    const [, first, second, third] = pathname.split("/");
    if (second === "all") return false;
    return Boolean(second && (first === "courses" || first === "learn" || (first === "blog" && third)));
  };
  return {
    isPage: isSitePage,
    isOwnSite,
    isWritten,
    exists: (pathname) =>
      targets.has(pathname) ||
      gitArticlePaths.has(pathname) ||
      courseTable.metas.has(pathname.replace(/^\/courses\//, "")) ||
      legalTable.metas.has(pathname.slice(1)),
    anchorsAt(pathname, locale) {
      const own = targets.get(pathname);
      const target = own?.get(locale) ?? own?.get(defaultLocale);
      if (target) return target.anchors();
      return gitAnchors(gitPlace(pathname), locale);
    },
    isHidden(pathname, from) {
      const source = targets.get(pathname)?.get(defaultLocale);
      if (source)
        return (
          source.status !== "published" ||
          Date.parse(source.publishAt) > Math.max(Date.parse(from), Date.now())
        );
      if (targets.has(pathname)) return true;
      return isWritten(pathname) && !gitPlace(pathname).languages.includes(defaultLocale);
    },
  };
}

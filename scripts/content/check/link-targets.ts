import { isOwnSite } from "@/lib/env/rendering";
import { pageAnchors } from "@/scripts/content/check/page-anchors";
import { pageFiles } from "@/scripts/content/check/site-page-patterns";
import { defaultLocale } from "@/lib/i18n/locales";
import { type LinkTargets } from "@/lib/content/gate/check-links";
import type { CheckedMeta } from "@/scripts/content/check/check-meta";
import { sourcesOf, type CheckedText } from "@/scripts/content/check/check-texts";
import { isCollection, type DocumentFolder } from "@/scripts/content/collect-documents";

type Read = { documents: DocumentFolder[]; metas: CheckedMeta[]; texts: CheckedText[] };

/** Where the site shows each document; an article of the blog stands under its category. */
export function addressesOf(documents: DocumentFolder[], metas: CheckedMeta[]) {
  const categories = new Map(metas.map(({ document, meta }) => [document, meta.category]));
  return new Map(
    documents.map((document) => {
      const { collection, slug } = document;
      if (collection === "legal") return [document, `/${slug}`];
      if (collection !== "blog") return [document, `/${collection}/${slug}`];
      return [document, `/blog/${categories.get(document) ?? "unknown"}/${slug}`];
    }),
  );
}

/** Articles of the blog whose category cannot be read: one fault there, and none at each link to them. */
function unplacedPosts(documents: DocumentFolder[], metas: CheckedMeta[]) {
  const placed = new Set(metas.map(({ document }) => document));
  const unplaced = documents.filter((each) => each.collection === "blog" && !placed.has(each));
  return new Set(unplaced.map(({ slug }) => slug));
}

/** The pages and anchors that links may lead to. */
export function linkTargets(root: string, { documents, metas, texts }: Read): LinkTargets {
  const byAddress = new Map(
    [...addressesOf(documents, metas)].map(([document, address]) => [address, document]),
  );
  const read = Map.groupBy(texts, ({ document }) => document);
  const pages = pageFiles(root);
  const ofPages = new Map<string, Set<string> | null>();
  const anchorsOfPage = (pathname: string) => {
    const file = pages.find(({ pattern }) => pattern.test(pathname))?.file;
    if (file === undefined) return null;
    const known = ofPages.get(file);
    if (known !== undefined) return known;
    const found = pageAnchors(root, file);
    ofPages.set(file, found);
    return found;
  };
  const english = sourcesOf(texts);
  const withoutPlace = unplacedPosts(documents, metas);
  const anchors = new Map<CheckedText, Set<string>>();
  return {
    isOwnSite,
    isPage: (pathname) => pages.some(({ pattern }) => pattern.test(pathname)),
    exists: (pathname) => byAddress.has(pathname) || withoutPlace.has(pathname.split("/")[3] ?? ""),
    isHidden: (pathname, from) => {
      const document = byAddress.get(pathname);
      const source = document && english.get(document)?.fields;
      if (!source) return false;
      const seen = Date.parse(source.publishAt);
      return source.status !== "published" || seen > Math.max(Date.parse(from), Date.now());
    },
    anchorsAt: (pathname, locale) => {
      const document = byAddress.get(pathname);
      // Behind the learner's page stand screens, not anchors.
      if (!document && pathname !== "/app") return anchorsOfPage(pathname);
      const wanted = document?.languages.includes(locale) ? locale : defaultLocale;
      const version = document && read.get(document)?.find((text) => text.locale === wanted);
      if (!version) return null;
      const known = anchors.get(version) ?? new Set(version.headings.map(({ id }) => id));
      anchors.set(version, known);
      return known;
    },
    isWritten: (pathname) => {
      const [, first = "", second, third] = pathname.split("/");
      const isBelow = first === "blog" ? third !== undefined : second !== undefined;
      return byAddress.has(pathname) || (isBelow && isCollection(first) && first !== "legal");
    },
  };
}

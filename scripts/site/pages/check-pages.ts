import { existsSync } from "node:fs";
import path from "node:path";

import { defaultLocale, isLocale, type Locale, localePath, locales } from "@/lib/i18n/locales";
import { decodePath } from "@/lib/content/addresses/decode-path";
import { folderPath, localizedPath } from "@/lib/content/addresses/local-paths";
import { onDemandPaths } from "@/lib/content/articles/on-demand-paths";
import { findFontGaps } from "@/scripts/site/pages/font-gaps";
import type { BuiltPage } from "@/scripts/site/pages/built-pages";
import { taskNames } from "@/lib/content/task-names";
import { wrongWriting } from "@/scripts/messages/writing-systems";

export type PageFault = { address: string; fault: string };
type Site = { root: string; url: string; pages: Map<string, BuiltPage> };

/** Addresses that are not pages: the API, developer pages, files. */
const isNoPage = (pathname: string) => /^\/(api|dev)\/|\.[a-z0-9]+$/.test(pathname);

const keyOf = (locale: Locale, pagePath: string) => `/${locale}${pagePath === "/" ? "" : pagePath}`;

const addressOf = (locale: Locale, pagePath: string) => localePath(locale, localizedPath(locale, pagePath));

/** The menu of languages names the page's own address; in another language that leads to its version. */
function placeOf(pathname: string) {
  const [, first = "", ...rest] = pathname.split("/");
  return isLocale(first) && first !== defaultLocale
    ? { locale: first, path: folderPath(`/${rest.join("/")}`) }
    : { locale: defaultLocale, path: folderPath(pathname) };
}

function checkLink(page: BuiltPage, href: string, site: Site): string | null {
  if (/^(https:|mailto:)/.test(href)) return URL.canParse(href) ? null : `${href} is no address`;
  const { pathname, hash } = new URL(href, `https://site.example${addressOf(page.locale, page.path)}`);
  if (isNoPage(pathname)) {
    const isFeed = /\/feed\.xml$/.test(pathname);
    return isFeed || existsSync(path.join(site.root, "public", pathname))
      ? null
      : `${href} is no file of the site`;
  }
  return checkPlace(page, { href, pathname, hash }, site);
}

type Link = { href: string; pathname: string; hash: string };

/** Of a page that the build has left to its first reader, only the address is known. */
function checkPlace(page: BuiltPage, { href, pathname, hash }: Link, site: Site): string | null {
  const place = placeOf(pathname);
  const target = site.pages.get(keyOf(place.locale, place.path));
  if (!target && !onDemandPaths.has(place.path)) return `${href} leads to no page`;
  const own = addressOf(place.locale, place.path);
  if (place.locale === page.locale && decodePath(pathname) !== decodePath(own))
    return `${href} is not the address of its page, ${own}`;
  const anchor = decodeURIComponent(hash.slice(1));
  if (!anchor || !target || target.path === "/app" || target.anchors.has(anchor)) return null;
  return `${href} leads to no place of its page`;
}

/** The address of a page as it stands in links, without a slash at the end. */
const urlOf = (site: Site, locale: Locale, pagePath: string) =>
  site.url + addressOf(locale, pagePath).replace(/\/$/, "");

/** Every version lists itself, all others and the default; the others say the same. */
function checkAlternates(page: BuiltPage, site: Site): string[] {
  if (!page.isIndexed) return [];
  const own = urlOf(site, page.locale, page.path);
  const isTranslated = page.canonical === own;
  if (!isTranslated) {
    const isEnglish = page.canonical === urlOf(site, defaultLocale, page.path);
    return [
      ...(isEnglish ? [] : [`the canonical address is ${page.canonical ?? "missing"}`]),
      ...(Object.keys(page.alternates).length === 0 ? [] : ["a page shown in English names alternates"]),
    ];
  }
  const versions = locales.filter(
    (locale) => site.pages.get(keyOf(locale, page.path))?.canonical === urlOf(site, locale, page.path),
  );
  const due = Object.fromEntries([
    ...versions.map((locale) => [locale, urlOf(site, locale, page.path)]),
    ["x-default", urlOf(site, defaultLocale, page.path)],
  ]);
  return JSON.stringify(due) === JSON.stringify(page.alternates)
    ? []
    : ["the alternates are not its versions"];
}

const longText = 40;
const taskName = new RegExp(Object.values(taskNames).join("|"), "g");

/** More than names that stay English everywhere. */
const isProse = (text: string) => text.replaceAll(taskName, "").length >= longText;

/** A text of the English page that stands unchanged, as the page's own language, in another one. */
function checkLanguage(page: BuiltPage, site: Site): string[] {
  const wrong = page.texts.flatMap(({ text, lang }) => {
    // A page's texts have one kind of space by now; the sources are asked about theirs.
    const options = { allowEnglish: true, ignoreSpaces: true };
    const advice = isLocale(lang) ? wrongWriting(lang, text, options)?.advice : null;
    return advice ? [`${advice}: ${text.slice(0, 60)}`] : [];
  });
  const english = site.pages.get(keyOf(defaultLocale, page.path));
  if (page.locale === defaultLocale || !english) return wrong;
  const englishTexts = new Set(english.texts.filter(({ text }) => isProse(text)).map(({ text }) => text));
  const same = page.texts.filter(({ text, lang }) => lang !== "en" && englishTexts.has(text));
  return [...wrong, ...same.map(({ text }) => `in English: ${text.slice(0, 60)}`)];
}

/** Their content, and so their heading, comes from the API. */
const shownByScript: ReadonlySet<string> = new Set(["/app", "/shared-report"]);

function checkPage(page: BuiltPage, site: Site): string[] {
  return [
    ...(page.lang === page.locale ? [] : [`the page says lang="${page.lang}"`]),
    ...(page.headings.length === 1 || shownByScript.has(page.path)
      ? []
      : [`${page.headings.length} h1 headings`]),
    ...(page.title && (page.description || !page.isIndexed) ? [] : ["no title or no description"]),
    ...[...new Set(page.links)].flatMap((href) => checkLink(page, href, site) ?? []),
    ...checkAlternates(page, site),
    ...checkLanguage(page, site),
    ...findFontGaps(page, site.root),
  ];
}

/** Every fault of every page: links, anchors, alternates, canonical addresses, headings, languages, glyphs. */
export function checkPages(
  root: string,
  url: string,
  built: Iterable<BuiltPage>,
): { pages: number; faults: PageFault[] } {
  const pages = new Map([...built].map((page) => [keyOf(page.locale, page.path), page]));
  const site = { root, url, pages };
  const faults = [...pages.values()].flatMap((page) =>
    checkPage(page, site).map((fault) => ({ address: page.address, fault })),
  );
  return { pages: pages.size, faults };
}

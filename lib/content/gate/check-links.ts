import { isLocale, type Locale } from "@/lib/i18n/locales";
import type { PlacedUrl, Report } from "@/lib/content/gate/report";
import type { GateRule } from "@/lib/content/gate/rules";

type Trouble = { rule: GateRule; advice: string };

export type LinkTargets = {
  /** Whether a whole address is one of this site. */
  isOwnSite: (url: string) => boolean;
  /** Whether a page that is no written text has this address. */
  isPage: (pathname: string) => boolean;
  /** Whether a written text has this address. */
  exists: (pathname: string) => boolean;
  /** The anchors of a page in a language, falling back to English; null when they cannot be told. */
  anchorsAt: (pathname: string, locale: Locale) => Set<string> | null;
  /** Whether a path belongs to a written collection, where only known slugs exist. */
  isWritten: (pathname: string) => boolean;
  /** Whether readers of a text that comes out at this time would find no page there in their language, nor in English. */
  isHidden: (pathname: string, from: string) => boolean;
};

type Linking = {
  links: PlacedUrl[];
  anchors: Iterable<string>;
  locale: Locale;
  /** From when on readers see the text; null for a draft. */
  shownFrom: string | null;
};
type Own = { anchors: Set<string>; locale: Locale; shownFrom: string | null };

export function checkLinks(text: Linking, targets: LinkTargets, report: Report) {
  const own = { ...text, anchors: new Set(text.anchors) };
  for (const { url, place } of text.links) {
    const trouble = linkTrouble(url, own, targets);
    if (trouble) report(place, trouble.rule, trouble.advice);
  }
}

function linkTrouble(url: string, own: Own, targets: LinkTargets): Trouble | null {
  if (/^mailto:[^@\s]+@[^@\s]+$/.test(url)) return null;
  if (/^https:\/\/[^/\s]+/.test(url)) return outsideTrouble(url, targets);
  if (url.startsWith("#")) return anchorTrouble(url.slice(1), own.anchors, "this text");
  if (!url.startsWith("/") || url.startsWith("//")) {
    return {
      rule: "link/form",
      advice: `write "${url}" as https://…, mailto:…, /a-page-of-the-site or #an-anchor`,
    };
  }
  return pageTrouble(url, own, targets);
}

function outsideTrouble(url: string, targets: LinkTargets): Trouble | null {
  if (!URL.canParse(url)) return { rule: "link/broken", advice: `"${url}" is not an address` };
  if (!targets.isOwnSite(url)) return null;
  const { pathname, hash } = new URL(url);
  return {
    rule: "link/form",
    advice: `write "${pathname}${hash}": a page of the site is named without its host`,
  };
}

function pageTrouble(url: string, { locale, shownFrom }: Own, targets: LinkTargets): Trouble | null {
  const [whole = "", anchor] = url.split("#", 2);
  const pathname = whole.split("?", 1)[0] || "/";
  if (isLocale(pathname.split("/")[1])) {
    return {
      rule: "link/language",
      advice: `leave the language out of "${url}"; the site adds the reader's`,
    };
  }
  if (pathname !== "/" && pathname.endsWith("/"))
    return { rule: "link/form", advice: `drop the last slash of "${pathname}"` };
  if (!isKnownPage(pathname, targets))
    return { rule: "link/missing-page", advice: `the site has no page ${pathname}; correct the link` };
  return draftTrouble(pathname, shownFrom, targets) ?? elsewhereTrouble(pathname, anchor, locale, targets);
}

function draftTrouble(pathname: string, shownFrom: string | null, targets: LinkTargets): Trouble | null {
  if (shownFrom === null || !targets.isHidden(pathname, shownFrom)) return null;
  return {
    rule: "link/draft",
    advice: `${pathname} is not published, so readers would find nothing there; publish it first, or take the link out`,
  };
}

function elsewhereTrouble(
  pathname: string,
  anchor: string | undefined,
  locale: Locale,
  targets: LinkTargets,
): Trouble | null {
  const anchors = anchor ? targets.anchorsAt(pathname, locale) : null;
  return anchor && anchors ? anchorTrouble(anchor, anchors, pathname) : null;
}

export function isKnownPage(pathname: string, targets: LinkTargets) {
  return targets.isWritten(pathname) ? targets.exists(pathname) : targets.isPage(pathname);
}

function anchorTrouble(anchor: string, anchors: Set<string>, where: string): Trouble | null {
  let name = anchor;
  try {
    name = decodeURIComponent(anchor);
  } catch {
    return { rule: "link/anchor", advice: `"#${anchor}" is written wrongly` };
  }
  if (anchors.has(name)) return null;
  const known = [...anchors].slice(0, 12).map((known) => `#${known}`);
  return {
    rule: "link/anchor",
    advice: `no heading of ${where} gives the anchor #${name}; use ${known.length ? `one of ${known.join(", ")}` : "none: it has no headings"}`,
  };
}

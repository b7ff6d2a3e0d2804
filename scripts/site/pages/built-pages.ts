import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { type HTMLElement, parse, TextNode } from "node-html-parser";

import { folderPath } from "@/lib/content/addresses/local-paths";
import { isLocale, type Locale } from "@/lib/i18n/locales";

export type PageText = { text: string; lang: string };

/** What the checks need of a built page. */
export type BuiltPage = {
  /** The path with its language, as it was built: `/en/courses`. */
  address: string;
  locale: Locale;
  /** The path without its language, with the name of a document's folder. */
  path: string;
  lang: string;
  title: string;
  description: string;
  canonical: string | null;
  alternates: Record<string, string>;
  isIndexed: boolean;
  /** For sharing: its address and what it says to those who do not see it. */
  picture: { address: string; alt: string } | null;
  headings: string[];
  crumbs: string[];
  /** The days the head of the page tells, as machines read them. */
  days: string[];
  anchors: Set<string>;
  links: string[];
  texts: PageText[];
  graphs: unknown[];
};

/** As a reader sees it: every kind of space is one space. */
export const clean = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Every text of the page with the language that is in force there. */
function textsIn(node: HTMLElement, lang: string): PageText[] {
  return node.childNodes.flatMap((child): PageText[] => {
    if (child instanceof TextNode) {
      const text = clean(child.text);
      return text ? [{ text, lang }] : [];
    }
    const element = child as HTMLElement;
    if (["SCRIPT", "STYLE", "TEMPLATE"].includes(element.tagName)) return [];
    return textsIn(element, element.getAttribute?.("lang") ?? lang);
  });
}

function crumbsOf(root: HTMLElement) {
  const here = root.querySelector('main nav [aria-current="page"]');
  return (
    here
      ?.closest("ol")
      ?.querySelectorAll("li")
      .map((crumb) => clean(crumb.text)) ?? []
  );
}

function pictureOf(root: HTMLElement) {
  const property = (name: string) =>
    root.querySelector(`meta[property="${name}"]`)?.getAttribute("content") ?? "";
  const address = property("og:image");
  return address ? { address, alt: property("og:image:alt") } : null;
}

export function readPage(address: string, html: string): BuiltPage | null {
  const [, first = "", ...rest] = address.split("/");
  if (!isLocale(first)) return null;
  // Where a line may break is no end of the words.
  const root = parse(html.replaceAll(/<wbr\s*\/?>/g, ""), {
    blockTextElements: { script: true, style: false },
  });
  const lang = root.querySelector("html")?.getAttribute("lang") ?? "";
  const body = root.querySelector("body");
  const meta = (name: string) => root.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";
  return {
    address,
    locale: first,
    path: folderPath(`/${rest.join("/")}`),
    lang,
    title: root.querySelector("title")?.text ?? "",
    description: meta("description"),
    canonical: root.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null,
    alternates: Object.fromEntries(
      root
        .querySelectorAll('link[rel="alternate"][hreflang]')
        .map((link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href") ?? ""]),
    ),
    isIndexed: !meta("robots").includes("noindex"),
    picture: pictureOf(root),
    headings: root.querySelectorAll("h1").map((heading) => clean(heading.text)),
    crumbs: crumbsOf(root),
    days: root.querySelectorAll(".page-head time").map((time) => time.getAttribute("datetime") ?? ""),
    anchors: new Set(root.querySelectorAll("[id]").map((element) => element.id)),
    links: root.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? ""),
    texts: body ? textsIn(body, lang) : [],
    graphs: root
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.rawText) as unknown),
  };
}

/** The pages that `npm run build` wrote, one at a time. */
export function* builtPages(root: string, dist = process.env.NEXT_DIST_DIR ?? ".next"): Generator<BuiltPage> {
  const folder = path.join(root, dist, "server/app");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  for (const name of names.filter((each) => each.endsWith(".html"))) {
    const address = `/${name.slice(0, -".html".length).replaceAll("\\", "/")}`;
    const page = readPage(address, readFileSync(path.join(folder, name), "utf8"));
    if (page) yield page;
  }
}

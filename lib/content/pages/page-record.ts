import type { FaqPage } from "@/lib/core/faq-pages";
import type { Messages } from "@/lib/i18n/messages";

/** The strings that every page has which is written in the interface's strings. */
export type PageMessages = { metaTitle: string; metaDescription: string; title: string };

type Named<Words, Prefix extends string> = {
  [Name in keyof Words & string]: Words[Name] extends PageMessages ? `${Prefix}${Name}` : never;
}[keyof Words & string];

/** Where such strings stand in `content/messages`: `Pricing`, `Products.Mock`. */
export type PageNamespace =
  | Named<Messages, "">
  | { [Part in keyof Messages & string]: Named<Messages[Part], `${Part}.`> }[keyof Messages & string];

/**
 * Where a page is linked: the header of wide screens; the first and second list of the drawer of small ones; the
 * footer's column of products; the company's column in footer and sitemap; the sitemap's first list.
 */
export type LinkPlace = "header" | "drawer" | "drawer-products" | "footer" | "company" | "sitemap";

export type SceneTone =
  "paper" | "sunken" | "teal-soft" | "mark-soft" | "violet-soft" | "green-soft" | "ochre-soft";

type Facts = {
  /** Without its language. */
  path: `/${string}`;
  /** In the order of the records. */
  links: readonly LinkPlace[];
  /** For sharing: the paper's colour, a drawing of `public/images/drawings`, a range on the score line. */
  picture: { tone: SceneTone; drawing?: string; range: readonly [low: number, high: number] };
  /** The types of its structured data. */
  data: readonly string[];
  /** Whether search engines, the site's own search and the sitemaps hear of it. */
  isIndexed: boolean;
};

/** A page written in the interface's strings, or the text of a folder of `content/legal`, which has the path's name. */
export type PageRecord =
  | (Facts & {
      kind: "words";
      words: PageNamespace;
      /** The questions that have this page as their own. */
      faq?: FaqPage;
      /** The list whose news can be followed. */
      feed?: "learn" | "blog";
    })
  | (Facts & { kind: "legal" });

/** A record for each name that the messages have for a page. */
export type PageRecords = Record<Exclude<keyof Messages["Site"]["Breadcrumb"], "label">, PageRecord>;

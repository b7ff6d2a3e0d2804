import type { LinkPlace, PageRecord } from "@/lib/content/pages/page-record";
import { pageRecords } from "@/lib/content/pages/page-records";

type Records = typeof pageRecords;

export type PageName = keyof Records;
export type LegalPageName = {
  [Name in PageName]: Records[Name]["kind"] extends "legal" ? Name : never;
}[PageName];
/** A page whose words are interface strings. */
export type WordedPage = Exclude<PageName, LegalPageName>;

const isPageName = (name: string): name is PageName => Object.hasOwn(pageRecords, name);
export const isLegalPage = (page: PageName): page is LegalPageName => pageRecords[page].kind === "legal";

export const pageNames = Object.keys(pageRecords).filter(isPageName);
export const legalPages = pageNames.filter(isLegalPage);
export const wordedPages = pageNames.filter((page): page is WordedPage => !isLegalPage(page));

const namesByPath = new Map<string, PageName>(pageNames.map((name) => [pageRecords[name].path, name]));

/** The page at a path without its language. */
export const pageNameAt = (path: string): PageName | null => namesByPath.get(path) ?? null;

/** The folder of `content/legal` that has a page's text. */
export const legalSlug = (page: LegalPageName): string => pageRecords[page].path.slice(1);

/** A record with the fields that only some have. */
export const recordOf = (page: PageName): PageRecord => pageRecords[page];

/** The pages that are linked at a place, in the order of the records. */
export const pagesLinkedIn = (place: LinkPlace): PageName[] =>
  pageNames.filter((page) => recordOf(page).links.includes(place));

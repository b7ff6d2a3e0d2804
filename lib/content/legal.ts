import { legalTable, pickVersion } from "@/lib/content/documents";
import type { Locale } from "@/lib/i18n/locales";

/** The company's and legal pages, by the name their title has in `Site.Breadcrumb`. */
export const legalPages = {
  about: "about-us",
  terms: "tos",
  privacy: "privacy-policy",
  refund: "refund-policy",
  cookies: "cookie",
  affiliates: "affiliate-program",
} as const;

export type LegalPageName = keyof typeof legalPages;
export type LegalSlug = (typeof legalPages)[LegalPageName];

export function getLegalText(locale: Locale, slug: LegalSlug) {
  const meta = legalTable.metas.get(slug);
  const version = pickVersion(legalTable.versions.get(slug) ?? [], locale);
  if (!meta || !version) throw new Error(`content/legal/${slug} has no published English text`);
  const { title, description, written, translations, unpublished } = version;
  return { ...meta, slug, locale, title, description, written, translations, unpublished };
}

import { legalTable, pickVersion } from "@/lib/content/documents";
import { type LegalPageName, legalSlug } from "@/lib/content/pages/page-names";
import type { Locale } from "@/lib/i18n/locales";

/** The text of a company or legal page: its folder has the name of its path. */
export function getLegalText(locale: Locale, page: LegalPageName) {
  const slug = legalSlug(page);
  const meta = legalTable.metas.get(slug);
  const version = pickVersion(legalTable.versions.get(slug) ?? [], locale);
  if (!meta || !version) throw new Error(`content/legal/${slug} has no published English text`);
  const { title, description, written, translations, unpublished } = version;
  return { ...meta, slug, locale, title, description, written, translations, unpublished };
}

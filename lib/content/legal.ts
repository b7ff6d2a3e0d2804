import { z } from "zod";

import metas from "@/.contentlayer/generated/LegalMeta/_index.json";
import { legalHeads, pickVersion } from "@/lib/content/documents";
import { collections } from "@/lib/content/schemas";
import type { Locale } from "@/lib/i18n/locales";

const Meta = z.object({ folder: z.string(), ...collections.legal.meta.shape });

const metaBySlug = new Map(
  z
    .array(Meta)
    .parse(metas)
    .map((meta) => [meta.folder, meta]),
);
const versionsBySlug = Map.groupBy(legalHeads, (head) => head.folder);

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
  const meta = metaBySlug.get(slug);
  const version = pickVersion(versionsBySlug.get(slug) ?? [], locale);
  if (!meta || !version) throw new Error(`content/legal/${slug} has no published English text`);
  const { title, description, written, translations, unpublished } = version;
  return { ...meta, slug, locale, title, description, written, translations, unpublished };
}

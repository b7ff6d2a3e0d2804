import { z } from "zod";

import metas from "@/.contentlayer/generated/LegalMeta/_index.json";
import { legalHeads, pickVersion } from "@/lib/content/documents";
import { type LegalPageName, legalSlug } from "@/lib/content/pages/page-names";
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

/** The text of a company or legal page: its folder has the name of its path. */
export function getLegalText(locale: Locale, page: LegalPageName) {
  const slug = legalSlug(page);
  const meta = metaBySlug.get(slug);
  const version = pickVersion(versionsBySlug.get(slug) ?? [], locale);
  if (!meta || !version) throw new Error(`content/legal/${slug} has no published English text`);
  const { title, description, written, translations, unpublished } = version;
  return { ...meta, slug, locale, title, description, written, translations, unpublished };
}

import blog from "@/.contentlayer/tables/blog.json";
import courses from "@/.contentlayer/tables/courses.json";
import learn from "@/.contentlayer/tables/learn.json";
import legal from "@/.contentlayer/tables/legal.json";
import { tables } from "@/lib/content/compiled";
import { isOut, unpublished } from "@/lib/content/publication";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";

type Status = "draft" | "review" | "published";
type Head = { folder: string; locale: Locale; status: Status; publishAt: string };

/** By folder: what the languages of a document share, and the texts that readers may see. */
function byFolder<Meta extends { folder: string }, Some extends Head>(table: {
  metas: Meta[];
  heads: Some[];
}) {
  return {
    metas: new Map(table.metas.map((meta) => [meta.folder, meta])),
    versions: Map.groupBy(table.heads.filter(isOut), ({ folder }) => folder),
  };
}

export const courseTable = byFolder(tables.courses.parse(courses));
export const learnTable = byFolder(tables.learn.parse(learn));
export const blogTable = byFolder(tables.blog.parse(blog));
export const legalTable = byFolder(tables.legal.parse(legal));

/**
 * The version of a document to show: the asked language, else English. `written` is the language of the text,
 * `translations` every language that has one of its own.
 */
export function pickVersion<Some extends Head>(versions: Some[], locale: Locale) {
  const own = versions.find((version) => version.locale === locale);
  const version = own ?? versions.find((each) => each.locale === defaultLocale);
  if (!version) return null;
  return {
    ...version,
    locale,
    written: version.locale,
    translations: versions.map((each) => each.locale),
    unpublished: unpublished(version),
  };
}

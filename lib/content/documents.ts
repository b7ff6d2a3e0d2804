import { z } from "zod";

import heads from "@/.contentlayer/texts/heads.json";
import { isOut, unpublished } from "@/lib/content/publication";
import { type Collection, collections } from "@/lib/content/schemas";
import { defaultLocale, type Locale, locales } from "@/lib/i18n/locales";

const place = { folder: z.string(), locale: z.enum(locales) };
const { title, description, status, publishAt, objective } = collections.courses.frontmatter.shape;

export type TextHead = z.infer<typeof TextHead>;
const TextHead = z.object({ ...place, title, description, status, publishAt });
const CourseHead = TextHead.extend({ objective });

type Status = "draft" | "review" | "published";
type Head = { folder: string; locale: Locale; status: Status; publishAt: string };

const rows = (collection: Collection) => heads.filter((head) => head.collection === collection);

export const courseHeads = z.array(CourseHead).parse(rows("courses")).filter(isOut);
const textHeads = (collection: Collection) => z.array(TextHead).parse(rows(collection)).filter(isOut);

export const legalHeads = textHeads("legal");
export const learnHeads = textHeads("learn");
export const blogHeads = textHeads("blog");

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

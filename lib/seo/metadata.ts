import type { Metadata } from "next";

import { folderPath } from "@/lib/content/addresses/local-paths";
import { type Locale, localeFacts, locales } from "@/lib/i18n/locales";
import { alternatesOf, pageUrl } from "@/lib/seo/alternates";
import type { FoundPage } from "@/lib/seo/find-page";
import { findPageHead, headOf, type PageHead } from "@/lib/seo/page-head";
import { picturePath, pictureType, pictureVersion } from "@/lib/seo/picture/picture-address";
import { pictureSize } from "@/lib/seo/picture/picture-size";
import { withTimezone } from "@/lib/seo/with-timezone";

const timesOf = ({ datePublished, dateModified }: PageHead) => ({
  ...(datePublished && { publishedTime: withTimezone(datePublished) }),
  ...(dateModified && { modifiedTime: withTimezone(dateModified) }),
});

const feedOf = (page: PageHead) =>
  page.feed && { types: { "application/rss+xml": pageUrl(page.locale, `/${page.feed}/feed.xml`) } };

function pageMetadata(page: PageHead): Metadata {
  const { canonical, languages } = alternatesOf(page);
  const title = `${page.title} | Bandwise`;
  const url = `${picturePath(page.locale, page.path)}?v=${pictureVersion(page)}`;
  // The drawn picture says the title, and so does its text.
  const drawn = { url, type: pictureType, alt: title };
  const images = [{ ...(page.ownPicture ?? drawn), ...pictureSize }];
  const others = locales.filter((locale) => locale !== page.locale && locale in languages);
  return {
    title,
    description: page.description,
    alternates: { canonical, languages, ...feedOf(page) },
    openGraph: {
      ...(page.isArticle ? { type: "article", ...timesOf(page) } : { type: "website" }),
      siteName: "Bandwise",
      title: page.title,
      description: page.description,
      url: canonical,
      locale: localeFacts[page.written ?? page.locale].og,
      alternateLocale: others.map((locale) => localeFacts[locale].og),
      images,
    },
    twitter: { card: "summary_large_image", title: page.title, description: page.description, images },
    ...(page.isHidden && { robots: { index: false, follow: true } }),
  };
}

/** The head of the page at a path without its language, as the language shows it; the same facts as in its sharing picture. */
export async function metadataAt(locale: Locale, shownPath: string): Promise<Metadata> {
  const head = await findPageHead(locale, folderPath(shownPath));
  return head ? pageMetadata(head) : {};
}

/** The head of a page that was found already. */
export const metadataOf = async (page: FoundPage, locale: Locale, path: string): Promise<Metadata> =>
  pageMetadata(await headOf(page, locale, path));

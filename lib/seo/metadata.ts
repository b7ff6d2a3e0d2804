import type { Metadata } from "next";

import { localeFacts, locales } from "@/lib/i18n/locales";
import { alternatesOf, pageUrl, type Place } from "@/lib/seo/alternates";
import { withTimezone } from "@/lib/seo/with-timezone";

type Page = Place & {
  title: string;
  description: string;
  /** The 1200x630 picture's file name in `public/images/og`. */
  picture: string;
  isArticle?: boolean;
  datePublished?: string;
  dateModified?: string;
  /** The list whose news can be followed. */
  feed?: "learn" | "blog";
};

const timesOf = ({ datePublished, dateModified }: Page) => ({
  ...(datePublished && { publishedTime: withTimezone(datePublished) }),
  ...(dateModified && { modifiedTime: withTimezone(dateModified) }),
});

export function pageMetadata(page: Page): Metadata {
  const { canonical, languages } = alternatesOf(page);
  const images = [{ url: `/images/og/${page.picture}.png`, width: 1200, height: 630, alt: "" }];
  const others = locales.filter((locale) => locale !== page.locale && locale in languages);
  const title = `${page.title} | Bandwise`;
  return {
    title,
    description: page.description,
    alternates: {
      canonical,
      languages,
      ...(page.feed && { types: { "application/rss+xml": pageUrl(page.locale, `/${page.feed}/feed.xml`) } }),
    },
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
  };
}

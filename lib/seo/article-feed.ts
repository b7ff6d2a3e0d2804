import { Feed } from "feed";

import { listArticles } from "@/lib/content/articles/articles";
import { newest } from "@/lib/content/articles/list-pages";
import type { Shelf } from "@/lib/content/articles/shelves";
import { publicEnv } from "@/lib/env/public";
import type { Locale } from "@/lib/i18n/locales";
import { pageUrl } from "@/lib/seo/alternates";
import { withTimezone } from "@/lib/seo/with-timezone";

type Words = { title: string; description: string };

/** RSS 2.0 of the newest articles that are written in a language; English ones do not stand in for missing ones. */
export async function articleFeed(locale: Locale, shelf: Shelf, words: Words): Promise<string> {
  const articles = (await listArticles(locale, shelf))
    .filter(({ written }) => written === locale)
    .sort((a, b) => b.datePublished.localeCompare(a.datePublished))
    .slice(0, newest.feed);
  const days = articles.map(({ dateModified }) => withTimezone(dateModified)).sort();
  const feed = new Feed({
    ...words,
    id: pageUrl(locale, `/${shelf}`),
    link: pageUrl(locale, `/${shelf}`),
    language: locale,
    copyright: "Bandwise",
    favicon: `${publicEnv.siteUrl}/icon.svg`,
    feedLinks: { rss: pageUrl(locale, `/${shelf}/feed.xml`) },
    updated: new Date(days.at(-1) ?? 0),
  });
  for (const { title, description, path, datePublished } of articles) {
    const link = pageUrl(locale, path);
    feed.addItem({ title, description, id: link, link, date: new Date(withTimezone(datePublished)) });
  }
  return feed.rss2();
}

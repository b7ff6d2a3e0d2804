import type { Article as ArticleLd, ItemList } from "schema-dts";

import type { Article } from "@/lib/content/articles/article";
import { coverPicture } from "@/lib/content/live/picture-address";
import { pageUrl } from "@/lib/seo/alternates";
import { organizationId } from "@/lib/seo/json-ld-site";
import { pictureUrl } from "@/lib/seo/picture/picture-address";
import { withTimezone } from "@/lib/seo/with-timezone";

export function articleLd(article: Article): ArticleLd {
  const url = pageUrl(article.written, article.path);
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    headline: article.title,
    description: article.description,
    url,
    mainEntityOfPage: url,
    inLanguage: article.written,
    image: (article.cover && coverPicture(article.cover)?.src) ?? pictureUrl(article.written, article.path),
    datePublished: withTimezone(article.datePublished),
    dateModified: withTimezone(article.dateModified),
    author: { "@id": organizationId },
    publisher: { "@id": organizationId },
    isAccessibleForFree: true,
    ...(article.sources && { citation: article.sources.map(({ url: source }) => source) }),
  };
}

export function articleListLd(articles: readonly Article[]): ItemList {
  return {
    "@type": "ItemList",
    itemListElement: articles.map((article, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: article.title,
      url: pageUrl(article.locale, article.path),
    })),
  };
}

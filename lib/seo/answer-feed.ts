import { getTranslations } from "next-intl/server";

import type { Locale } from "@/lib/i18n/locales";
import { articleFeed } from "@/lib/seo/article-feed";

export async function answerFeed(locale: Locale, shelf: "learn" | "blog") {
  const t = await getTranslations({
    locale,
    namespace: shelf === "learn" ? "Articles.Learn" : "Articles.Blog",
  });
  const words = { title: `${t("metaTitle")} | Bandwise`, description: t("metaDescription") };
  return new Response(await articleFeed(locale, shelf, words), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}

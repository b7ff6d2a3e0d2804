import { useFormatter, useTranslations } from "next-intl";

import { PageLink } from "@/components/site/page-link";
import type { Article } from "@/lib/content/articles";

/** An article in a list: the whole row is the link. */
export function ArticleCard({
  article,
  heading: Heading = "h3",
}: {
  article: Article;
  heading?: "h2" | "h3";
}) {
  const t = useTranslations("Articles");
  const format = useFormatter();
  const { locale, written } = article;
  return (
    <article
      lang={written === locale ? undefined : written}
      className="group relative border-t border-line py-5 first:border-t-0 first:pt-0"
    >
      <Heading className="text-lg">
        <PageLink
          locale={locale}
          href={article.path}
          className="group-hover:text-teal group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0"
        >
          {article.title}
        </PageLink>
      </Heading>
      <p className="mt-1.5 max-w-text text-ink-soft">{article.description}</p>
      <time
        lang={locale}
        dateTime={article.dateModified}
        className="mt-2 block text-sm text-ink-faint tabular"
      >
        {t("updated", { date: format.dateTime(new Date(article.dateModified), { dateStyle: "long" }) })}
      </time>
    </article>
  );
}

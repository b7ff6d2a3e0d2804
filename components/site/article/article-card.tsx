import { DocumentDates } from "@/components/site/document-dates";
import { Kept } from "@/components/site/kept";
import { PageLink } from "@/components/site/page-link";
import { Phrased } from "@/components/site/phrased";
import type { Article } from "@/lib/content/articles/article";

/** An article in a list: the whole row is the link. */
export function ArticleCard({
  article,
  heading: Heading = "h3",
}: {
  article: Article;
  heading?: "h2" | "h3";
}) {
  const { locale, written } = article;
  return (
    <article
      lang={written === locale ? undefined : written}
      className="group relative border-t border-line py-5"
    >
      <Heading className="text-lg">
        <PageLink
          locale={locale}
          href={article.path}
          className="group-hover:text-teal group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0"
        >
          <Phrased>{article.title}</Phrased>
        </PageLink>
      </Heading>
      <p className="mt-1.5 max-w-text text-ink-soft">
        <Kept text={article.description} />
      </p>
      <p lang={locale} className="mt-2 flex flex-wrap gap-x-4 text-sm text-ink-faint tabular">
        <DocumentDates {...article} />
      </p>
    </article>
  );
}

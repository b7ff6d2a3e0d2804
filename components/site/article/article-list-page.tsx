import { getTranslations } from "next-intl/server";

import { ArticleCard } from "@/components/site/article/article-card";
import { ShelfPage } from "@/components/site/article/shelf-page";
import { PageLink } from "@/components/site/page-link";
import type { ArticleList } from "@/lib/content/articles/article-list";
import { listPath } from "@/lib/content/articles/list-pages";
import type { Locale } from "@/lib/i18n/locales";
import { pageRecords } from "@/lib/content/pages/page-records";

const wordsOf = { learn: "Articles.Learn", blog: "Articles.Blog" } as const;

/** One page of the list of all articles of a shelf, the newest first. */
export async function ArticleListPage({ locale, list }: { locale: Locale; list: ArticleList }) {
  const { shelf, page, pages, articles } = list;
  const t = await getTranslations({ locale });
  const title = t("Articles.listTitle", { page, pages });
  const trail = [
    { name: t("Site.Breadcrumb.home"), path: "/" },
    { name: t(`Site.Breadcrumb.${shelf}`), path: pageRecords[shelf].path },
    { name: title, path: listPath(shelf, page) },
  ];
  const neighbours = [
    { name: t("Articles.newer"), page: page - 1, rel: "prev" },
    { name: t("Articles.older"), page: page + 1, rel: "next" },
  ].filter((each) => each.page >= 1 && each.page <= pages);
  return (
    <ShelfPage
      locale={locale}
      shelf={shelf}
      title={title}
      lead={t(`${wordsOf[shelf]}.lead`)}
      trail={trail}
      articles={articles}
    >
      <div className="page mt-12 grid gap-x-10 lg:grid-cols-2">
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} heading="h2" />
        ))}
      </div>
      <nav aria-label={t("Articles.all")} className="page mt-10 flex flex-wrap justify-between gap-x-8">
        {neighbours.map(({ name, rel, page: other }) => (
          <PageLink
            key={rel}
            locale={locale}
            href={listPath(shelf, other)}
            rel={rel}
            className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
          >
            {name}
          </PageLink>
        ))}
      </nav>
    </ShelfPage>
  );
}

import { getTranslations } from "next-intl/server";

import { ArticleCard } from "@/components/site/article/article-card";
import { CategoryPicture } from "@/components/site/article/category-picture";
import { PageLink } from "@/components/site/page-link";
import { listCategories } from "@/lib/content/articles/articles";
import { listPath, newest, pageCount } from "@/lib/content/articles/list-pages";
import type { Shelf } from "@/lib/content/articles/shelves";
import type { Locale } from "@/lib/i18n/locales";

/** The first articles of each category of a shelf; the blog's categories have pages of their own. */
export async function ArticleShelf({ locale, shelf }: { locale: Locale; shelf: Shelf }) {
  const t = await getTranslations({ locale, namespace: "Articles.Categories" });
  const categories = await listCategories(locale, shelf);
  const sections = categories.map(({ category, articles }) => (
    <section
      key={category}
      aria-labelledby={`${category}-title`}
      className="page mt-14 grid gap-x-10 gap-y-6 lg:grid-cols-[14rem_1fr]"
    >
      <div className="flex items-center gap-4 self-start border-t-2 border-ink pt-4 lg:grid lg:justify-items-start">
        <CategoryPicture category={category} className="w-24 shrink-0 lg:w-36" />
        <h2 id={`${category}-title`} className="text-2xl">
          {shelf === "blog" ? (
            <PageLink locale={locale} href={`/blog/${category}`} className="hover:text-teal hover:underline">
              {t(category)}
            </PageLink>
          ) : (
            t(category)
          )}
        </h2>
      </div>
      <div className="grid content-start gap-x-10 lg:grid-cols-2">
        {articles.slice(0, newest.category).map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </div>
    </section>
  ));
  const isDivided = pageCount(categories.flatMap(({ articles }) => articles)) > 0;
  return (
    <>
      {sections}
      {isDivided ? <AllArticles locale={locale} shelf={shelf} /> : null}
    </>
  );
}

/** The way to the articles that a front does not show. */
export async function AllArticles({ locale, shelf }: { locale: Locale; shelf: Shelf }) {
  const t = await getTranslations({ locale, namespace: "Articles" });
  return (
    <p className="page mt-12">
      <PageLink
        locale={locale}
        href={listPath(shelf, 1)}
        className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
      >
        {t("all")}
      </PageLink>
    </p>
  );
}

import { getTranslations } from "next-intl/server";

import { ArticleCard } from "@/components/site/article/article-card";
import { AllArticles, ArticleShelf } from "@/components/site/article/article-shelf";
import { CategoryPicture } from "@/components/site/article/category-picture";
import { ShelfPage } from "@/components/site/article/shelf-page";
import type { Category } from "@/lib/content/articles/article";
import { listArticles } from "@/lib/content/articles/articles";
import { newest, onFront } from "@/lib/content/articles/list-pages";
import type { Locale } from "@/lib/i18n/locales";
import { pageRecords } from "@/lib/content/pages/page-records";

async function blogTrail(locale: Locale) {
  const t = await getTranslations({ locale, namespace: "Site.Breadcrumb" });
  return [
    { name: t("home"), path: "/" },
    { name: t("blog"), path: pageRecords.blog.path },
  ];
}

export async function BlogPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "Articles.Blog" });
  return (
    <ShelfPage
      locale={locale}
      shelf="blog"
      title={t("title")}
      lead={t("lead")}
      trail={await blogTrail(locale)}
      picture={<CategoryPicture category="study" className="h-54 w-72" />}
      articles={onFront(await listArticles(locale, "blog"))}
    >
      <ArticleShelf locale={locale} shelf="blog" />
    </ShelfPage>
  );
}

export async function BlogCategoryPage({ locale, category }: { locale: Locale; category: Category }) {
  const t = await getTranslations({ locale, namespace: "Articles" });
  const name = t(`Categories.${category}`);
  const every = (await listArticles(locale, "blog")).filter((article) => article.category === category);
  const articles = every.slice(0, newest.page);
  return (
    <ShelfPage
      locale={locale}
      shelf="blog"
      title={name}
      lead={t("categoryDescription", { category: name })}
      trail={[...(await blogTrail(locale)), { name, path: `/blog/${category}` }]}
      articles={articles}
      picture={<CategoryPicture category={category} className="h-44 w-58" />}
    >
      <div className="page mt-12 grid gap-x-10 lg:grid-cols-2">
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} heading="h2" />
        ))}
      </div>
      {articles.length < every.length ? <AllArticles locale={locale} shelf="blog" /> : null}
    </ShelfPage>
  );
}

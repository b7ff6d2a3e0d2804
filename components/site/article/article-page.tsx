import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

import { DraftNote } from "@/components/content/draft-note";
import { JsonLd } from "@/components/content/json-ld";
import { MdxBody } from "@/components/content/mdx-body";
import { Toc } from "@/components/content/toc";
import { ArticleCard } from "@/components/site/article/article-card";
import { ArticleCover } from "@/components/site/article/article-cover";
import { ArticleSources } from "@/components/site/article/article-sources";
import { CategoryPicture } from "@/components/site/article/category-picture";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { CourseCard } from "@/components/site/course-card";
import { UntranslatedNote } from "@/components/site/course/course-text";
import { DocumentDates } from "@/components/site/document-dates";
import { PageHead } from "@/components/site/page-head";
import type { Article } from "@/lib/content/articles/article";
import { readArticle, readNext } from "@/lib/content/articles/articles";
import type { ArticleDocument } from "@/lib/content/compiled";
import { getCourse } from "@/lib/content/courses/courses";
import { articleLd } from "@/lib/seo/json-ld-article";
import { Phrased } from "@/components/site/phrased";

async function articleTrail({ locale, shelf, category, title, path }: Article) {
  const t = await getTranslations({ locale });
  return [
    { name: t("Site.Breadcrumb.home"), path: "/" },
    { name: t(`Site.Breadcrumb.${shelf}`), path: `/${shelf}` },
    ...(shelf === "blog" ? [{ name: t(`Articles.Categories.${category}`), path: `/blog/${category}` }] : []),
    { name: title, path },
  ];
}

type ArticlePageProps = {
  article: Article;
  /** A draft brings its text along; else the one that readers see. */
  document?: ArticleDocument;
  /** Stands above everything else. */
  note?: ReactNode;
};

export async function ArticlePage({ article, document, note }: ArticlePageProps) {
  const { locale, written } = article;
  const [t, { body, headings }, trail] = await Promise.all([
    getTranslations({ locale }),
    document ?? readArticle(article),
    articleTrail(article),
  ]);
  const lang = written === locale ? undefined : written;

  return (
    <main id="content">
      <JsonLd graph={[articleLd(article)]} />
      {note ?? <DraftNote unpublished={article.unpublished} />}
      <PageHead
        lang={lang}
        title={article.title}
        lead={article.description}
        breadcrumb={<Breadcrumb locale={locale} label={t("Site.Breadcrumb.label")} trail={trail} />}
        picture={<CategoryPicture category={article.category} className="h-44 w-58" />}
      >
        <p className="mt-5 flex flex-wrap gap-x-4 text-sm text-ink-soft tabular">
          <DocumentDates {...article} />
        </p>
      </PageHead>
      <div className="page mt-10 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="lg:order-2">
          <Toc title={t("Site.Toc.title")} headings={headings} lang={lang} />
        </div>
        <article className="min-w-0">
          <ArticleCover article={article} />
          {lang ? <UntranslatedNote text={t("Site.Untranslated.text")} /> : null}
          <MdxBody source={body.raw} locale={locale} written={written} />
          <ArticleSources sources={article.sources} />
        </article>
      </div>
      <ReadOn article={article} />
    </main>
  );
}

async function ReadOn({ article }: { article: Article }) {
  const { locale } = article;
  const [t, nextArticles] = await Promise.all([
    getTranslations({ locale, namespace: "Articles" }),
    readNext(article),
  ]);
  const courses = article.related.flatMap((slug) => getCourse(locale, slug) ?? []);
  return (
    <div className="page mt-20 grid gap-x-14 gap-y-14 lg:grid-cols-2">
      <section aria-labelledby="courses">
        <h2 id="courses" className="mb-6 text-2xl">
          <Phrased>{t("courses")}</Phrased>
        </h2>
        <div className="grid gap-4">
          {courses.map((course) => (
            <CourseCard key={course.slug} course={course} />
          ))}
        </div>
      </section>
      <section aria-labelledby="more">
        <h2 id="more" className="mb-6 text-2xl">
          <Phrased>{t("more")}</Phrased>
        </h2>
        {nextArticles.map((next) => (
          <ArticleCard key={next.slug} article={next} />
        ))}
      </section>
    </div>
  );
}

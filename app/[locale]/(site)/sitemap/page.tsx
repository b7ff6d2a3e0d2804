import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { PageHead } from "@/components/site/page-head";
import { PageList } from "@/components/site/page-list";
import { PageTrail } from "@/components/site/page-trail";
import { listArticles } from "@/lib/content/articles/articles";
import { listCourses } from "@/lib/content/courses/courses";
import { samplePath } from "@/lib/content/samples/sample-path";
import { sampledTasks } from "@/lib/content/samples/samples";
import { taskNames } from "@/lib/content/task-names";
import { listPath, newest } from "@/lib/content/articles/list-pages";
import type { Locale } from "@/lib/i18n/locales";
import { metadataAt } from "@/lib/seo/metadata";
import { pagesLinkedIn } from "@/lib/content/pages/page-names";
import type { LinkPlace } from "@/lib/content/pages/page-record";
import { pageRecords } from "@/lib/content/pages/page-records";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.sitemap.path);
}

export default async function SitemapPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [t, site, allArticles] = await Promise.all([
    getTranslations("SitemapPage"),
    getTranslations("Site.Breadcrumb"),
    getTranslations("Articles"),
  ]);
  const linkedIn = (place: LinkPlace) =>
    pagesLinkedIn(place)
      .filter((page) => page !== "sitemap")
      .map((page) => ({ text: site(page), href: pageRecords[page].path }));
  const courses = listCourses(locale).map(({ title, slug, written }) => ({
    text: title,
    href: `/courses/${slug}`,
    lang: written,
  }));
  const samples = sampledTasks.map((task) => ({ text: taskNames[task], href: samplePath(task) }));
  const articles = async (shelf: "learn" | "blog") => {
    const all = await listArticles(locale, shelf);
    const some = all.slice(0, newest.sitemap);
    return [
      ...some.map(({ title, path: href, written }) => ({ text: title, href, lang: written })),
      ...(some.length < all.length ? [{ text: allArticles("all"), href: listPath(shelf, 1) }] : []),
    ];
  };

  return (
    <main id="content" data-tone="sunken">
      <PageHead
        title={t("title")}
        lead={t("lead")}
        breadcrumb={<PageTrail locale={locale} page="sitemap" />}
      />
      <div className="page mt-10 grid gap-10 md:grid-cols-2 lg:grid-cols-3">
        <PageList locale={locale} title={t("main")} links={linkedIn("sitemap")} />
        <PageList locale={locale} title={t("courses")} links={courses} />
        <PageList locale={locale} title={site("samples")} links={samples} />
        <PageList locale={locale} title={t("learn")} links={await articles("learn")} />
        <PageList locale={locale} title={t("blog")} links={await articles("blog")} />
        <PageList locale={locale} title={t("company")} links={linkedIn("company")} />
      </div>
      <p className="page mt-10">
        <a
          href="/sitemap.xml"
          className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
        >
          {t("xml")}
        </a>
      </p>
    </main>
  );
}

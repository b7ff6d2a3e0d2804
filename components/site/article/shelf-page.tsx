import { Rss } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

import { JsonLd } from "@/components/content/json-ld";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { PageHead } from "@/components/site/page-head";
import type { Article } from "@/lib/content/articles/article";
import type { Shelf } from "@/lib/content/articles/shelves";
import { type Locale, localePath } from "@/lib/i18n/locales";
import type { Crumb } from "@/lib/seo/json-ld-site";
import { articleListLd } from "@/lib/seo/json-ld-article";

type ShelfPageProps = {
  locale: Locale;
  shelf: Shelf;
  title: string;
  lead: string;
  trail: readonly Crumb[];
  articles: readonly Article[];
  picture?: ReactNode;
  children: ReactNode;
};

/** `/learn`, `/blog`, the blog's categories and the lists of all articles. */
export async function ShelfPage(props: ShelfPageProps) {
  const { locale, shelf, trail, articles } = props;
  const t = await getTranslations({ locale });
  return (
    <main id="content">
      <JsonLd graph={[articleListLd(articles)]} />
      <PageHead
        title={props.title}
        lead={props.lead}
        picture={props.picture}
        breadcrumb={<Breadcrumb locale={locale} label={t("Site.Breadcrumb.label")} trail={trail} />}
      >
        <a
          href={localePath(locale, `/${shelf}/feed.xml`)}
          className="mt-3 -mb-3 inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft hover:text-teal hover:underline"
        >
          <Rss aria-hidden size={16} strokeWidth={1.75} />
          {t("Articles.feed")}
        </a>
      </PageHead>
      {props.children}
    </main>
  );
}

import { getFormatter, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

import { DraftNote } from "@/components/content/draft-note";
import { MdxBody } from "@/components/content/mdx-body";
import { Toc } from "@/components/content/toc";
import { UntranslatedNote } from "@/components/site/course/course-text";
import { MachineNote } from "@/components/site/machine-note";
import { PageHead } from "@/components/site/page-head";
import { PageTrail } from "@/components/site/page-trail";
import { getLegalText } from "@/lib/content/legal";
import type { LegalPageName } from "@/lib/content/pages/page-names";
import { pageRecords } from "@/lib/content/pages/page-records";
import { readDocument } from "@/lib/content/read-document";
import type { Locale } from "@/lib/i18n/locales";
import { metadataAt } from "@/lib/seo/metadata";

export const legalMetadata = (locale: Locale, page: LegalPageName) =>
  metadataAt(locale, pageRecords[page].path);

type LegalPageProps = { locale: Locale; page: LegalPageName; /** Behind the text. */ children?: ReactNode };

/** Tells readers about the site and binds nobody, so that it has no day from which it holds. */
const isAgreement = (page: LegalPageName) => page !== "about";

export async function LegalPage({ locale, page, children }: LegalPageProps) {
  const text = getLegalText(locale, page);
  const [t, format, { body, headings, l10n }] = await Promise.all([
    getTranslations({ locale }),
    getFormatter({ locale }),
    readDocument("legal", text.slug, text.written),
  ]);
  const lang = text.written === locale ? undefined : text.written;

  return (
    <main id="content" data-tone="sunken">
      <DraftNote unpublished={text.unpublished} />
      <PageHead lang={lang} title={text.title} breadcrumb={<PageTrail locale={locale} page={page} />}>
        {isAgreement(page) ? (
          <p className="mt-4 flex flex-wrap gap-x-6 text-sm text-ink-soft tabular">
            <time dateTime={text.dateModified}>
              {t("Legal.updated", {
                date: format.dateTime(new Date(text.dateModified), { dateStyle: "long" }),
              })}
            </time>
            <span>{t("Legal.version", { version: text.version })}</span>
          </p>
        ) : null}
      </PageHead>
      <div className="page mt-10 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="lg:order-2">
          <Toc title={t("Site.Toc.title")} headings={headings} lang={lang} />
        </div>
        <article className="min-w-0">
          {lang ? <UntranslatedNote text={t("Site.Untranslated.text")} /> : null}
          <MdxBody source={body.raw} locale={locale} written={text.written} />
          {l10n.by === "machine" ? <MachineNote locale={text.written} page={page} /> : null}
          {children}
        </article>
      </div>
    </main>
  );
}

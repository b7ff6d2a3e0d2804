import { getTranslations } from "next-intl/server";

import { Logo } from "@/components/ui/logo";
import { LanguageMenu } from "@/components/site/language/language-menu";
import { ThemeChoice } from "@/components/site/footer/theme-choice";
import { PageLink } from "@/components/site/page-link";
import { readSiteFacts } from "@/lib/content/cms";
import { listGitArticles } from "@/lib/content/articles/git-articles";
import type { Shelf } from "@/lib/content/articles/shelves";
import type { Locale } from "@/lib/i18n/locales";
import { pagesLinkedIn } from "@/lib/content/pages/page-names";
import type { LinkPlace } from "@/lib/content/pages/page-record";
import { pageRecords } from "@/lib/content/pages/page-records";

type Link = { href: string; text: string; lang?: Locale };

/** As many as the article call gives while the list is collapsed. From files only: a new article does not change every page. */
const footerArticles = 4;

type Column = { title: string; href?: string; links: Link[] };

async function footerColumns(locale: Locale): Promise<Column[]> {
  const t = await getTranslations({ locale, namespace: "Site" });
  const pages = (place: LinkPlace) =>
    pagesLinkedIn(place).map((page): Link => ({
      href: pageRecords[page].path,
      text: t(`Breadcrumb.${page}`),
    }));
  const shelf = (name: Shelf): Column => ({
    title: t(`Breadcrumb.${name}`),
    href: pageRecords[name].path,
    links: listGitArticles(locale, name)
      .slice(0, footerArticles)
      .map(({ path, title, written }): Link => ({ href: path, text: title, lang: written })),
  });
  return [
    { title: t("Header.products"), links: pages("footer") },
    shelf("learn"),
    shelf("blog"),
    { title: t("Footer.company"), links: pages("company") },
  ];
}

export async function SiteFooter({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "Site" });
  const [columns, facts] = await Promise.all([footerColumns(locale), readSiteFacts()]);
  const themes = {
    system: t("Footer.themeSystem"),
    light: t("Footer.themeLight"),
    dark: t("Footer.themeDark"),
  };

  return (
    <footer aria-label={t("Footer.label")} className="mt-16 border-t border-line bg-sunken sm:mt-24">
      <div className="page grid grid-cols-2 gap-x-8 gap-y-8 py-10 sm:py-12 lg:grid-cols-[1.3fr_1fr_1.3fr_1.3fr_1fr]">
        <div className="grid content-start gap-5 max-lg:col-span-2">
          <Logo />
          <p className="max-w-72 text-sm text-ink-soft">{t("Footer.tagline")}</p>
          <LanguageMenu locale={locale} label={t("Footer.language")} place="footer" />
          <div className="max-w-64">
            <ThemeChoice label={t("Footer.theme")} names={themes} />
          </div>
        </div>
        {columns.map((column) => (
          <nav
            key={column.title}
            aria-label={column.title}
            className={column.href ? "max-lg:order-1 max-sm:col-span-2" : undefined}
          >
            <h2 className="mb-2 text-sm">
              {column.href ? (
                <PageLink
                  locale={locale}
                  href={column.href}
                  className="inline-flex min-h-11 items-center hover:text-teal hover:underline md:min-h-9 md:pointer-coarse:min-h-11"
                >
                  {column.title}
                </PageLink>
              ) : (
                <span className="inline-flex min-h-11 items-center md:min-h-9 md:pointer-coarse:min-h-11">
                  {column.title}
                </span>
              )}
            </h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.href}>
                  <PageLink
                    locale={locale}
                    href={link.href}
                    lang={link.lang === locale ? undefined : link.lang}
                    className="inline-flex min-h-11 items-center py-1.5 leading-snug wrap-anywhere hyphens-auto text-ink-soft hover:text-teal hover:underline md:min-h-9 md:pointer-coarse:min-h-11"
                  >
                    {link.text}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page pb-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-t border-line pt-6 text-sm text-ink-soft">
          <p className="max-w-text">{t("notice")}</p>
          <p className="flex flex-wrap gap-x-6 max-sm:pe-14">
            <a
              href={`mailto:${facts.contactEmail}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-teal"
            >
              {facts.contactEmail}
            </a>
            <span className="inline-flex min-h-11 items-center">
              {t("Footer.rights", { year: String(new Date().getFullYear()) })}
            </span>
          </p>
        </div>
      </div>
    </footer>
  );
}

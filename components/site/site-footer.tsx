import { getTranslations } from "next-intl/server";

import { Logo } from "@/components/ui/logo";
import { LanguageMenu } from "@/components/site/footer/language-menu";
import { ThemeChoice } from "@/components/site/footer/theme-choice";
import { PageLink } from "@/components/site/page-link";
import { taskFacts, taskTypes } from "@/components/site/task-facts";
import { readSiteFacts } from "@/lib/content/cms";
import { listCourses } from "@/lib/content/courses";
import type { Locale } from "@/lib/i18n/locales";
import { sitePages } from "@/lib/seo/site-pages";

type Link = { href: string; text: string; english?: boolean };

async function footerColumns(locale: Locale) {
  const t = await getTranslations({ locale, namespace: "Site.Footer" });
  const courses = listCourses(locale).flatMap((course): Link[] => {
    const task = taskTypes.find((type) => taskFacts[type].course === course.slug);
    return task ? [{ href: `/courses/${course.slug}`, text: taskFacts[task].name, english: true }] : [];
  });
  return [
    {
      title: t("products"),
      links: [
        { href: sitePages.practice, text: t("practice") },
        { href: sitePages.pricing, text: t("pricing") },
      ],
    },
    { title: t("learn"), links: [{ href: sitePages.courses, text: t("allCourses") }, ...courses] },
    {
      title: t("company"),
      links: [
        { href: sitePages.terms, text: t("terms") },
        { href: sitePages.privacy, text: t("privacy") },
        { href: sitePages.sitemap, text: t("sitemap") },
      ],
    },
  ] satisfies { title: string; links: Link[] }[];
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
    <footer aria-label={t("Footer.label")} className="mt-24 border-t border-line bg-sunken">
      <div className="page grid gap-10 py-12 md:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-5">
          <Logo />
          <p className="max-w-72 text-sm text-ink-soft">{t("Footer.tagline")}</p>
          <LanguageMenu locale={locale} label={t("Footer.language")} />
          <div className="max-w-64">
            <ThemeChoice label={t("Footer.theme")} names={themes} />
          </div>
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="mb-2 text-sm">{column.title}</h2>
            <ul>
              {column.links.map((link: Link) => (
                <li key={link.href}>
                  <PageLink
                    locale={locale}
                    href={link.href}
                    lang={link.english ? "en" : undefined}
                    className="inline-flex min-h-11 items-center text-ink-soft hover:text-teal hover:underline md:min-h-9"
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
          <p className="flex flex-wrap gap-x-6">
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

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";

import { PageLink } from "@/components/site/page-link";
import { skillBars, taskFacts, taskTypes } from "@/components/site/task-facts";
import type { Locale } from "@/lib/i18n/locales";
import { sitePages } from "@/lib/seo/site-pages";

export function ProductsMenu({ locale }: { locale: Locale }) {
  const t = useTranslations("Site");
  return (
    <details data-menu name="site-menus" className="group relative">
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-card px-3 font-medium hover:text-teal [&::-webkit-details-marker]:hidden">
        {t("Header.products")}
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={2}
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="absolute start-0 top-full z-30 mt-2 grid w-88 gap-1 rounded-card border border-line bg-card p-2 shadow-float">
        <PageLink locale={locale} href={sitePages.practice} className="rounded-sm p-3 hover:bg-teal-soft">
          <span className="block font-semibold">{t("Header.practice")}</span>
          <span className="block text-sm text-ink-soft">{t("Header.practiceNote")}</span>
        </PageLink>
        <p className="border-t border-line px-3 pt-3 text-xs text-ink-faint">{t("Header.tasks")}</p>
        {taskTypes.map((type) => (
          <PageLink
            key={type}
            locale={locale}
            href={`${sitePages.practice}#${type}`}
            className="flex min-h-11 items-center gap-3 rounded-sm px-3 hover:bg-teal-soft"
          >
            <span aria-hidden className={`h-5 w-1 rounded-full ${skillBars[taskFacts[type].skill]}`} />
            <span lang="en">{taskFacts[type].name}</span>
          </PageLink>
        ))}
      </div>
    </details>
  );
}

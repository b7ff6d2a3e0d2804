import { ChevronRight } from "lucide-react";

import { JsonLd } from "@/components/content/json-ld";
import { PageLink } from "@/components/site/page-link";
import type { Locale } from "@/lib/i18n/locales";
import { breadcrumbLd, type Crumb } from "@/lib/seo/json-ld-site";

/** The way from the home page to this one, in one line, for the reader and, word for word, for search engines. */
export function Breadcrumb({
  locale,
  label,
  trail,
}: {
  locale: Locale;
  label: string;
  trail: readonly Crumb[];
}) {
  return (
    <nav aria-label={label} className="text-sm text-ink-soft contain-inline-size">
      <JsonLd graph={[breadcrumbLd(locale, trail)]} />
      <ol className="flex items-center gap-x-1.5">
        {trail.map(({ name, path }, index) => {
          const isHere = index === trail.length - 1;
          return (
            <li
              key={path}
              className={`flex min-h-11 items-center gap-1.5 ${isHere ? "min-w-0" : "shrink-0"}`}
            >
              {isHere ? (
                <span aria-current="page" className="truncate text-ink">
                  {name}
                </span>
              ) : (
                <>
                  <PageLink
                    locale={locale}
                    href={path}
                    className="inline-flex min-h-11 items-center whitespace-nowrap hover:text-teal hover:underline"
                  >
                    {name}
                  </PageLink>
                  <ChevronRight aria-hidden size={14} className="shrink-0" />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

import { PageLink } from "@/components/site/page-link";
import type { Locale } from "@/lib/i18n/locales";
import { Phrased } from "@/components/site/phrased";

type PageListProps = {
  locale: Locale;
  title: string;
  links: { text: string; href: string; lang?: Locale }[];
};

export function PageList({ locale, title, links }: PageListProps) {
  return (
    <section>
      <h2 className="border-t-2 border-ink pt-3 text-lg">
        <Phrased>{title}</Phrased>
      </h2>
      <ul className="mt-2">
        {links.map(({ text, href, lang }) => (
          <li key={href}>
            <PageLink
              locale={locale}
              href={href}
              lang={lang === locale ? undefined : lang}
              className="inline-flex min-h-11 items-center py-1 hover:text-teal hover:underline"
            >
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

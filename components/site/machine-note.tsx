import { Languages } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

import { PageLink } from "@/components/site/page-link";
import { getLegalText } from "@/lib/content/legal";
import { type LegalPageName, legalSlug } from "@/lib/content/pages/page-names";
import { readDocument } from "@/lib/content/read-document";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";

/** The section of the English text about translations; a translation's has the same place. */
const ownSection = "our-translations";

async function translationsSection(locale: Locale) {
  const { written, slug } = getLegalText(locale, "about");
  const [english, own] = await Promise.all([
    readDocument("legal", slug, defaultLocale),
    readDocument("legal", slug, written),
  ]);
  const place = english.headings.findIndex(({ id }) => id === ownSection);
  return own.headings[place]?.id;
}

/** At the end of a legal text that a machine translated: the English original, and which reading counts. */
export async function MachineNote({ locale, page }: { locale: Locale; page: LegalPageName }) {
  const [t, section] = await Promise.all([
    getTranslations({ locale, namespace: "Legal" }),
    translationsSection(locale),
  ]);
  const about = section ? `/about-us#${section}` : "/about-us";
  return (
    <p
      role="note"
      className="mt-12 flex max-w-text items-start gap-3 rounded-card border border-line bg-sunken px-4 py-3 text-sm"
    >
      <Languages aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-soft" />
      <span>
        {t.rich("machine", {
          english: (words: ReactNode) => (
            <a href={`/${legalSlug(page)}`} hrefLang={defaultLocale} className="underline">
              {words}
            </a>
          ),
          about: (words: ReactNode) => (
            <PageLink locale={locale} href={about} className="underline">
              {words}
            </PageLink>
          ),
        })}
      </span>
    </p>
  );
}

"use client";

import { usePathname } from "next/navigation";

import { versionAddress } from "@/components/site/version-address";
import { localeCookie, localeFacts, localePath, locales, type Locale } from "@/lib/i18n/locales";
import { sitePath } from "@/lib/seo/site-path";

type LanguageLinksProps = { locale: Locale; hasFlags?: boolean };

function remember(locale: Locale) {
  document.cookie = `${localeCookie.name}=${locale}; max-age=${localeCookie.maxAge}; path=/; samesite=lax`;
}

/** All languages in two columns, each by its own name. Choosing one keeps the page and is remembered for a year. */
export function LanguageLinks({ locale, hasFlags = false }: LanguageLinksProps) {
  const path = sitePath(usePathname());
  return (
    <ul className="grid grid-cols-2 gap-x-1">
      {locales.map((code) => (
        <li key={code}>
          <a
            href={localePath(code, path)}
            lang={code}
            hrefLang={code}
            aria-current={code === locale ? "true" : undefined}
            onClick={({ currentTarget }) => {
              remember(code);
              currentTarget.href = versionAddress(code) ?? currentTarget.href;
            }}
            className="flex min-h-11 items-center gap-2.5 rounded-sm px-2.5 hover:bg-teal-soft aria-[current]:bg-teal-soft aria-[current]:font-semibold aria-[current]:text-teal"
          >
            {hasFlags ? (
              <img
                src={`/images/flags/${localeFacts[code].country.toLowerCase()}.svg`}
                alt=""
                width={24}
                height={16}
                loading="lazy"
                className="shrink-0 rounded-[2px] ring-1 ring-line"
              />
            ) : null}
            {localeFacts[code].name}
          </a>
        </li>
      ))}
    </ul>
  );
}

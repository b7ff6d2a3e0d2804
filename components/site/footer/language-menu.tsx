"use client";

import { usePathname } from "next/navigation";

import { versionAddress } from "@/components/site/version-address";
import { localeCookie, localeFacts, localePath, locales, type Locale } from "@/lib/i18n/locales";
import { sitePath } from "@/lib/seo/site-path";

function remember(locale: Locale) {
  document.cookie = `${localeCookie.name}=${locale}; max-age=${localeCookie.maxAge}; path=/; samesite=lax`;
}

/** All languages with their flags. Choosing one keeps the page and is remembered for a year. */
export function LanguageMenu({ locale, label }: { locale: Locale; label: string }) {
  const path = sitePath(usePathname());
  return (
    <details data-menu className="relative w-full max-w-64">
      <summary
        aria-label={`${label}: ${localeFacts[locale].name}`}
        className="flex min-h-12 list-none items-center gap-3 rounded-card border border-line-strong bg-card px-4 hover:border-teal [&::-webkit-details-marker]:hidden"
      >
        <Flag locale={locale} />
        <span className="grow">{localeFacts[locale].name}</span>
        <svg
          aria-hidden
          width="14"
          height="14"
          viewBox="0 0 14 14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        >
          <path d="m3 9 4-4 4 4" />
        </svg>
      </summary>
      <ul className="absolute start-0 bottom-full z-30 mb-2 grid max-h-96 w-full overflow-y-auto rounded-card border border-line bg-card p-1.5 shadow-float">
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
              className="flex min-h-11 items-center gap-3 rounded-sm px-2.5 hover:bg-teal-soft aria-[current]:font-semibold aria-[current]:text-teal"
            >
              <Flag locale={code} />
              {localeFacts[code].name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Flag({ locale }: { locale: Locale }) {
  return (
    <img
      src={`/images/flags/${localeFacts[locale].country.toLowerCase()}.svg`}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      className="shrink-0 rounded-[2px] ring-1 ring-line"
    />
  );
}

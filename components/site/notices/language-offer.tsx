"use client";

import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";

import { Button, buttonClass } from "@/components/ui/button";
import { useStoredFlag } from "@/components/site/use-stored-flag";
import { isLocale, localeCookie, localePath, type Locale } from "@/lib/i18n/locales";
import { sitePath } from "@/lib/seo/site-path";

type OfferTexts = { label: string; text: string; accept: string; decline: string };

const never = () => () => undefined;

/** The first of the browser's languages that the site has, unless the reader has chosen one before. */
function browserLocale(): Locale | null {
  if (document.cookie.includes(`${localeCookie.name}=`)) return null;
  return navigator.languages.map((tag) => tag.split("-")[0]?.toLowerCase()).find(isLocale) ?? null;
}

/** Offers the page in the browser's language, in that language. Nobody is sent anywhere unasked. */
export function LanguageOffer({ locale, texts }: { locale: Locale; texts: Record<Locale, OfferTexts> }) {
  const path = sitePath(usePathname());
  const wanted = useSyncExternalStore(never, browserLocale, () => null);
  const [isClosed, close] = useStoredFlag("languageOfferClosed");
  if (!wanted || wanted === locale || isClosed !== false) return null;

  const { label, text, accept, decline } = texts[wanted];
  return (
    <section
      lang={wanted}
      aria-label={label}
      className="pointer-events-auto flex w-full max-w-text animate-rise flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line-strong bg-card p-4 text-sm shadow-float"
    >
      <p className="min-w-52 flex-1">{text}</p>
      <div className="flex gap-2 max-sm:w-full">
        <a
          href={localePath(wanted, path)}
          onClick={() => {
            document.cookie = `${localeCookie.name}=${wanted}; max-age=${localeCookie.maxAge}; path=/; samesite=lax`;
          }}
          className={`${buttonClass({ size: "sm" })} grow`}
        >
          {accept}
        </a>
        <Button variant="quiet" size="sm" onClick={close}>
          {decline}
        </Button>
      </div>
    </section>
  );
}

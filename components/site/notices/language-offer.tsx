"use client";

import { X } from "lucide-react";
import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";

import { NoticeBar } from "@/components/site/notices/notice-bar";
import { buttonClass, IconButton } from "@/components/ui/button";
import { versionAddress } from "@/components/site/version-address";
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
    <NoticeBar lang={wanted} label={label}>
      <p className="max-sm:text-xs">{text}</p>
      <a
        href={localePath(wanted, path)}
        onClick={({ currentTarget }) => {
          currentTarget.href = versionAddress(wanted) ?? currentTarget.href;
          document.cookie = `${localeCookie.name}=${wanted}; max-age=${localeCookie.maxAge}; path=/; samesite=lax`;
        }}
        className={`${buttonClass({ size: "sm" })} shrink-0`}
      >
        {accept}
      </a>
      <IconButton label={decline} onClick={close} className="-me-3">
        <X aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
    </NoticeBar>
  );
}

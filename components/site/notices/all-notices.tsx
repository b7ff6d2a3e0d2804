"use client";

import type { ComponentProps } from "react";

import { CookieNotice, type CookieTexts } from "@/components/site/notices/cookie-notice";
import { LanguageOffer } from "@/components/site/notices/language-offer";
import { ScrollTop } from "@/components/site/notices/scroll-top";
import { useCookieTurn } from "@/components/site/notices/use-cookie-turn";
import { VersionWatch } from "@/components/site/notices/version-watch";

export type AllNoticesProps = {
  cookie: CookieTexts;
  offer: ComponentProps<typeof LanguageOffer>;
  scrollTop: ComponentProps<typeof ScrollTop>;
  version: ComponentProps<typeof VersionWatch>;
};

/** One at a time: the other language at once, except while the notice about cookies has its turn. */
export function AllNotices({ cookie, offer, scrollTop, version }: AllNoticesProps) {
  const [cookieTurn, endCookieTurn] = useCookieTurn();
  return (
    <>
      {cookieTurn === "now" ? (
        <CookieNotice {...cookie} close={endCookieTurn} />
      ) : (
        <LanguageOffer {...offer} />
      )}
      <ScrollTop {...scrollTop} />
      <VersionWatch {...version} />
    </>
  );
}

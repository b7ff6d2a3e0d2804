"use client";

import type { ComponentProps } from "react";

import { CookieNotice, type CookieTexts } from "@/components/site/notices/cookie-notice";
import { LanguageOffer } from "@/components/site/notices/language-offer";
import { ScrollTop } from "@/components/site/notices/scroll-top";
import { useBannerPassed } from "@/components/site/notices/use-banner-passed";
import { useCookieTurn } from "@/components/site/notices/use-cookie-turn";
import { VersionWatch } from "@/components/site/notices/version-watch";

export type AllNoticesProps = {
  cookie: CookieTexts;
  offer: ComponentProps<typeof LanguageOffer>;
  scrollTop: ComponentProps<typeof ScrollTop>;
  version: ComponentProps<typeof VersionWatch>;
};

/** One notice at a time: the one about cookies, then the update banner of the page itself, then the other language. */
export function AllNotices({ cookie, offer, scrollTop, version }: AllNoticesProps) {
  const [cookieTurn, endCookieTurn] = useCookieTurn();
  const isBannerPassed = useBannerPassed();
  return (
    <>
      {cookieTurn === "now" ? <CookieNotice {...cookie} close={endCookieTurn} /> : null}
      {cookieTurn === "over" && isBannerPassed ? <LanguageOffer {...offer} /> : null}
      <ScrollTop {...scrollTop} />
      <VersionWatch {...version} />
    </>
  );
}

"use client";

import type { ComponentProps } from "react";

import { CookieNotice } from "@/components/site/notices/cookie-notice";
import { LanguageOffer } from "@/components/site/notices/language-offer";
import { ScrollTop } from "@/components/site/notices/scroll-top";
import { VersionWatch } from "@/components/site/notices/version-watch";

export type AllNoticesProps = {
  cookie: ComponentProps<typeof CookieNotice>;
  offer: ComponentProps<typeof LanguageOffer>;
  scrollTop: ComponentProps<typeof ScrollTop>;
  version: ComponentProps<typeof VersionWatch>;
};

/** What may come up over the foot of the page; none of it moves the page. */
export function AllNotices({ cookie, offer, scrollTop, version }: AllNoticesProps) {
  return (
    <>
      <div className="pointer-events-none fixed inset-0 z-30 flex flex-col items-center justify-end gap-2 p-3">
        <CookieNotice {...cookie} />
        <LanguageOffer {...offer} />
      </div>
      <ScrollTop {...scrollTop} />
      <VersionWatch {...version} />
    </>
  );
}

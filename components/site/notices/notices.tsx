import { getTranslations } from "next-intl/server";

import { CookieNotice } from "@/components/site/notices/cookie-notice";
import { LanguageOffer } from "@/components/site/notices/language-offer";
import { PageView } from "@/components/site/notices/page-view";
import { ScrollTop } from "@/components/site/notices/scroll-top";
import { VersionWatch } from "@/components/site/notices/version-watch";
import { publicEnv } from "@/lib/env/public";
import { type Locale, localePath, locales } from "@/lib/i18n/locales";
import { sitePages } from "@/lib/seo/site-pages";

async function offerTexts() {
  const texts = await Promise.all(
    locales.map(async (locale) => {
      const t = await getTranslations({ locale, namespace: "Site.Offer" });
      return [
        locale,
        { label: t("label"), text: t("text"), accept: t("accept"), decline: t("decline") },
      ] as const;
    }),
  );
  return Object.fromEntries(texts) as Record<Locale, (typeof texts)[number][1]>;
}

/** What may come up over the foot of the page; none of it moves the page. */
export async function Notices({ locale, apiBase }: { locale: Locale; apiBase: string }) {
  const t = await getTranslations({ locale, namespace: "Site" });
  return (
    <>
      <div className="pointer-events-none fixed inset-0 z-30 flex flex-col items-center justify-end gap-2 p-3">
        <CookieNotice
          label={t("Cookie.label")}
          text={t("Cookie.text")}
          more={t("Cookie.policy")}
          moreHref={localePath(locale, sitePages.cookies)}
          accept={t("Cookie.accept")}
        />
        <LanguageOffer locale={locale} texts={await offerTexts()} />
      </div>
      <ScrollTop label={t("ScrollTop.label")} />
      <PageView locale={locale} apiBase={apiBase} />
      <VersionWatch apiBase={apiBase} build={publicEnv.build} />
    </>
  );
}

import { getTranslations } from "next-intl/server";

import { LateNotices } from "@/components/site/notices/late-notices";
import { PageView } from "@/components/site/notices/page-view";
import { type Locale, localePath, locales } from "@/lib/i18n/locales";
import { pageRecords } from "@/lib/content/pages/page-records";

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

type NoticesProps = { locale: Locale; apiBase: string; build: string };

/** What the page tells the product, and what may come up over its foot. */
export async function Notices({ locale, apiBase, build }: NoticesProps) {
  const t = await getTranslations({ locale, namespace: "Site" });
  return (
    <>
      <PageView locale={locale} apiBase={apiBase} />
      <LateNotices
        cookie={{
          label: t("Cookie.label"),
          text: t("Cookie.text"),
          note: t("Cookie.note"),
          more: t("Cookie.policy"),
          moreHref: localePath(locale, pageRecords.cookies.path),
          accept: t("Cookie.accept"),
        }}
        offer={{ locale, texts: await offerTexts() }}
        scrollTop={{ label: t("ScrollTop.label") }}
        version={{ apiBase, build }}
      />
    </>
  );
}

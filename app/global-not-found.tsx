import "@/app/globals.css";
import "@/app/print.css";

import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";

import { fontClasses } from "@/app/fonts/faces";
import { ThemeScript } from "@/app/fonts/theme-script";
import { FaultOverlay } from "@/components/content/fault-overlay";
import { NotFoundScreen } from "@/components/site/not-found-screen";
import { pageRecords } from "@/lib/content/pages/page-records";
import { toLocale } from "@/lib/i18n/locales";

/** The proxy names the language of the address; addresses it does not see are answered in English. */
async function askedLocale() {
  const named = (await headers()).get("x-next-intl-locale");
  return toLocale(named);
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await askedLocale(), namespace: "NotFound" });
  return { title: `${t("title")} | Bandwise`, robots: { index: false } };
}

export default async function GlobalNotFound() {
  const locale = await askedLocale();
  const all = await getTranslations({ locale });
  const t = await getTranslations({ locale, namespace: "NotFound" });
  const ways = [
    { path: pageRecords.search.path, text: all("Search.open") },
    { path: pageRecords.practice.path, text: all("Site.Breadcrumb.practice") },
    { path: pageRecords.courses.path, text: all("Site.Breadcrumb.courses") },
  ];
  return (
    <html lang={locale} dir="ltr" className={fontClasses} suppressHydrationWarning>
      <body>
        <ThemeScript />
        <NotFoundScreen
          locale={locale}
          title={t("title")}
          text={t("text")}
          action={t("action")}
          ways={ways}
        />
        <FaultOverlay />
      </body>
    </html>
  );
}

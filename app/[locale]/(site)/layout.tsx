import { getTranslations, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";

import { Notices } from "@/components/site/notices/notices";
import { UpdateBanner } from "@/components/site/notices/update-banner";
import { SiteFooter } from "@/components/site/site-footer";
import { SiteHeader } from "@/components/site/site-header";
import { publicEnv } from "@/lib/env/public";
import { toLocale } from "@/lib/i18n/locales";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function SiteLayout({ children, params }: Props) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations("Site");

  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-card bg-teal px-4 py-3 font-semibold text-on-teal focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {t("skipToContent")}
      </a>
      <UpdateBanner locale={locale} />
      <SiteHeader locale={locale} />
      {children}
      <SiteFooter locale={locale} />
      <Notices locale={locale} apiBase={publicEnv.apiBase} build={publicEnv.build} />
    </>
  );
}

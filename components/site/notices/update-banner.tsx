import { getTranslations } from "next-intl/server";

import { CloseBanner } from "@/components/site/notices/close-banner";
import { readBanner } from "@/lib/content/cms";
import { type Locale, localePath } from "@/lib/i18n/locales";

/** Runs before the banner is painted: who has closed it never sees it, and nothing moves. */
const hideIfClosed = `try{if(localStorage.getItem("updateNoticeClosed")!==null)document.documentElement.dataset.noticeClosed=""}catch(e){}`;

export async function UpdateBanner({ locale }: { locale: Locale }) {
  const banner = await readBanner(locale);
  if (!banner) return null;
  const t = await getTranslations({ locale, namespace: "Site.Banner" });
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: hideIfClosed }} />
      <section aria-label={t("label")} className="update-banner border-b border-marker bg-mark-soft text-ink">
        <div className="page flex items-center gap-3 py-1 text-sm">
          <p
            lang={banner.language === locale ? undefined : banner.language}
            className="grow py-1.5 sm:text-center"
          >
            {banner.text}{" "}
            <a
              href={`${localePath(locale, "/app")}#/practice`}
              className="font-semibold whitespace-nowrap underline underline-offset-4"
            >
              {banner.action}
            </a>
          </p>
          <CloseBanner label={t("close")} />
        </div>
      </section>
    </>
  );
}

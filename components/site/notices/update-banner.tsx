import { X } from "lucide-react";
import { getTranslations } from "next-intl/server";

import { examsPath } from "@/components/learner/exam/exam-paths";
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
        <div className="page flex min-h-14 items-center gap-3 text-sm">
          <p
            lang={banner.language === locale ? undefined : banner.language}
            className="flex min-w-0 grow items-baseline gap-x-1.5 sm:justify-center"
          >
            <span className="truncate sm:hidden">{banner.short}</span>
            <span className="max-sm:hidden">{banner.text}</span>
            <a
              href={`${localePath(locale, "/app")}#${examsPath}`}
              className="shrink-0 font-semibold whitespace-nowrap underline underline-offset-4"
            >
              {banner.action}
            </a>
          </p>
          <CloseBanner label={t("close")}>
            <X aria-hidden size={18} strokeWidth={1.75} />
          </CloseBanner>
        </div>
      </section>
    </>
  );
}
